import type { Texts } from './locale.js';
import messages from './problem-messages.json' with { type: 'json' };

/** The message of each refusal of the contract (`x-problem-codes`), by the refusal's name there. */
export const PROBLEM_MESSAGES = messages satisfies Record<string, Texts>;

/** The name of a refusal, as the contract lists them. */
export type ProblemName = keyof typeof PROBLEM_MESSAGES;
