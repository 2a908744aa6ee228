import type { Agreement } from '../types.js';
import { PRIVACY } from './privacy.js';
import { TERMS } from './terms.js';

export const AGREEMENTS: readonly Agreement[] = [TERMS, PRIVACY];
