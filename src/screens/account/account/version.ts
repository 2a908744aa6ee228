/** The app version of specification section 1; package.json has the same. */
export const appVersion = '1.0.28';
