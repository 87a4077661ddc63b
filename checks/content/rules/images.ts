import {everyPage} from '../../rule';

/** Every image says in words what it shows. */
export const imageAlt = everyPage(({images}) =>
  images
    .filter(({alt}) => alt.trim() === '')
    .map(({line, url}) => ({
      line,
      message: `image ${url} without alt text → say in brackets what it shows`,
    })),
);

/** Every image of the site is a file of `static/`. */
export const imageFiles = everyPage(({images}, {files}) =>
  images
    .filter(({url}) => !/^https?:/.test(url) && !files.has(`static${url}`))
    .map(({line, url}) => ({line, message: `there is no static${url} → correct the address`})),
);
