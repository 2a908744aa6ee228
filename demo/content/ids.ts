/** The ids that content refers to, in the order in which lists show them. */
export const CATEGORY_IDS = ['slots', 'casino', 'poker', 'table', 'fishing', 'sports'] as const;
export const TAG_IDS = ['fruit', 'treasure', 'ocean', 'festive', 'cards', 'board', 'classic', 'quick'] as const;
/** What the rules of a game say that it has. Whether it has a demo is a fact of its own. */
export const FEATURES = ['lines', 'ways', 'cascades', 'wilds', 'manyBets', 'cardSwap'] as const;
export const VOLATILITIES = ['low', 'medium', 'high'] as const;
/** The games of the sandbox's maker. */
export const PLAYABLE = ['slot', 'roulette', 'poker', 'dice', 'fishing', 'sports'] as const;

export type CategoryId = (typeof CATEGORY_IDS)[number];
export type TagId = (typeof TAG_IDS)[number];
export type Feature = (typeof FEATURES)[number];
export type Volatility = (typeof VOLATILITIES)[number];
export type PlayableName = (typeof PLAYABLE)[number];
