import { resultPage } from './result-page.js';

export const page = resultPage;
