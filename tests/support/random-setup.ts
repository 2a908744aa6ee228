import fc from 'fast-check';

/** Reports of a run hold the text of an error, not its cause: without this, they would not say what was wrong. */
fc.configureGlobal({ includeErrorInReport: true, verbose: true });
