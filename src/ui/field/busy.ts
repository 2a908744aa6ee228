import { createContext } from 'react';

/** Whether the form around a field is on its way: its texts can be read and copied, not changed. */
export const FormBusy = createContext(false);
