import {everyPageOf} from '../../rule';

export const imageFiles = everyPageOf(({images}, {files}) =>
  images
    .filter(({url}) => !/^https?:/.test(url) && !files.has(`static${url}`))
    .map(({line, url}) => ({
      line,
      message: url.startsWith('/')
        ? `there is no static${url} → correct the address`
        : `the image ${url} is relative → write its address in static/, e.g. /img/x.png`,
    })),
);
