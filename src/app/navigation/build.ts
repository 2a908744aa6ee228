/** Identifies the running build: the first chunk has another name in every build. */
export const build = import.meta.url;
