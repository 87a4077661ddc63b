import {loadFailure} from './loadFailure';
import {styles} from './styles';
import {tslib} from './tslib';
import {writersServer} from './writersServer';

/** How scripts and style sheets are made of the sources, for readers and for the writers' server. */
export const bundling = [tslib, styles, loadFailure, writersServer];
