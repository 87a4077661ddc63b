import {createContext} from 'react';
import type {ColouredLine} from './lines';

/** The highlighted lines of the surrounding code block; empty for an unknown language. */
export const ColouredLines = createContext<readonly ColouredLine[]>([]);
