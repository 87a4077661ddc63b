import {createContext} from 'react';
import type {ColouredLine} from './lines';

/** The coloured lines of the code block around; none where its language is not known. */
export const ColouredLines = createContext<readonly ColouredLine[]>([]);
