import { useSyncExternalStore } from 'react';

/** True in the first render of a component that comes with the document: on the server, and where React hydrates it. */
export const useIsFromServer = (): boolean => useSyncExternalStore(watchNothing, isMadeHere, isFromServer);

const watchNothing = () => () => undefined;
const isMadeHere = () => false;
const isFromServer = () => true;
