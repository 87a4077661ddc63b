import {everyPage} from '../../rule';

/** A page can be read, and holds only Markdown that the site supports. */
export const syntax = everyPage(({failure, unsupported}) => (failure ? [failure] : unsupported));
