/** The app version of specification section 1; package.json says the same. */
export const appVersion = '1.0.28';
