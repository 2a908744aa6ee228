import { createContext } from 'react';

/** Whether a form takes the focus when it opens: a person on a desktop opened it in order to type. */
export const OpensFocused = createContext(false);
