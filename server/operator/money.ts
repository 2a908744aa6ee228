/** Formats an amount of minor units for an operator: PHP 500.00. */
export const money = (minor: number, currency: string): string => `${currency} ${(minor / 100).toFixed(2)}`;

/** 2026-11-21 10:00 UTC. */
export const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
