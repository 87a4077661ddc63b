import {everyPageOf} from '../../rule';

export const imageFiles = everyPageOf(({images}, {files}) =>
  images
    .filter(({url}) => !files.has(`static${url}`))
    .map(({line, url}) => ({
      line,
      message: /^(?:https?:|\/\/)/.test(url)
        ? `the image ${url} is on another host, which the content security policy refuses → put it into static/img`
        : url.startsWith('/')
          ? `there is no static${url} → correct the address`
          : `the image ${url} is relative → write its address in static/, e.g. /img/x.png`,
    })),
);
