import { act } from '@testing-library/react';

/** Waits for the next frame of the document and what React renders in it. */
export const nextFrame = () => act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())));
