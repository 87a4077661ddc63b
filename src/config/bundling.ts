import {browserConfig} from './browserConfig';
import {dates} from './dates';
import {loadFailure} from './loadFailure';
import {styles} from './styles';
import {themeUtils} from './themeUtils';
import {tslib} from './tslib';
import {writersServer} from './writersServer';

/** How scripts and style sheets are made of the sources, for readers and for the writers' server. */
export const bundling = [
  tslib,
  browserConfig,
  styles,
  dates,
  themeUtils,
  loadFailure,
  writersServer,
];
