import { expect } from 'vitest';
import type { Page } from '../../support/render.js';

/** The flow has ended, or another screen is rendered instead. */
export const isGone = ({ queryByRole }: Page) => expect(queryByRole('button')).toBeNull();
