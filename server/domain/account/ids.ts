/** The ids of one parameter, separated by commas. */
export const idsOf = (text: string): readonly string[] => [...new Set(text.split(','))];
