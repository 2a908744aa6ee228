/** `npm run nightly` repeats in full what a daily run does in part or leaves out. */
export const isNightly = process.env['NIGHTLY'] === 'true';
