import { depositPage } from './deposit-page.js';

export const page = depositPage;
