import {codeHighlighter} from './codeHighlighter';
import {loadFailure} from './loadFailure';
import {pageTags} from './pageTags';
import {tslib} from './tslib';
import {writersServer} from './writersServer';

/** Every change of how Docusaurus bundles the site; README.md says what each buys and leans on. */
export const bundling = [tslib, codeHighlighter, loadFailure, pageTags, writersServer];
