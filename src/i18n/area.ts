/**
 * Texts load with the page that shows them. `shell` is part of the first HTML response; `common` loads when the browser is
 * idle, and before any other page. `head` stays on the server, which writes it into the heads of documents.
 */
export const areas = [
  'shell',
  'common',
  'head',
  'entry',
  'access',
  'lobby',
  'play',
  'wallet',
  'promotions',
  'bonuses',
  'account',
] as const;
export type Area = (typeof areas)[number];

/** A withdrawal asks who is there, with what a login asks with (E8): these texts travel with the wallet's too. */
export const isInWallet = (file: string): boolean => /^src\/screens\/access\/(?:ownerProof|shared)\//.test(file);

/** The area of the texts of a source file. */
export function areaOf(file: string): Area {
  if (file === 'src/i18n/heads.ts') return 'head';
  if (/^src\/(ui|app\/notices)\//.test(file)) return 'common';
  const area = /^src\/(?:screens|app\/pages)\/([a-z]+)\//.exec(file)?.[1];
  // Home and the line about open deposits on it are shown without the texts of an area.
  if (!area || /^src\/screens\/lobby\/(?:home|openDeposits|shared)\//.test(file)) return 'shell';
  const known = areas.find((name) => name === area);
  if (!known) throw new Error(`${file} is in no area`);
  return known;
}
