import { createContext } from 'react';

/** Whether the form around a field is being submitted: its texts can be read and copied, not changed. */
export const FormBusy = createContext(false);
