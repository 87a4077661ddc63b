import {pageTags} from './pageTags';
import {webpack} from './webpack';

/** Every change of the bundling; README.md says what each buys and leans on. */
export const bundling = [webpack, pageTags];
