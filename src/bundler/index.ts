import {codeHighlighter} from './codeHighlighter';
import {loadFailure} from './loadFailure';
import {pageTags} from './pageTags';
import {tslib} from './tslib';
import {devServer} from './devServer';

/** Every change of the bundling; README.md says what each buys and leans on. */
export const bundling = [tslib, codeHighlighter, loadFailure, pageTags, devServer];
