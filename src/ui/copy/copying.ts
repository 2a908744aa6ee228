import { createContext } from 'react';

/** Copies a text to the clipboard and tells the player whether it worked; null where nothing can be copied (on the server). */
export const Copying = createContext<((text: string) => void) | null>(null);
