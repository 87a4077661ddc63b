import {createContext} from 'react';

/** True below `@theme/Layout`: a failure there is already shown between navbar and footer. */
export const InsideLayout = createContext(false);
