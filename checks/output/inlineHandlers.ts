import type {SiteRule} from './rule';

/** No script in attributes: a strict content security policy refuses it. */
export const inlineHandlers: SiteRule = ({pages}, read) =>
  [...pages.values()].flatMap((page) => {
    read(page.attributes);
    return page.inlineHandlers.length === 0
      ? []
      : [
          {
            path: page.path,
            message: `has ${page.inlineHandlers.join(', ')} → add the listener in a script`,
          },
        ];
  });
