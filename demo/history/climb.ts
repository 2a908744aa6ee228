import { levelFor, type Level } from '../../server/domain/bonuses/levels.js';
import type { ImaginedDeposit, ImaginedVisit } from './imagine.js';

/** The part of a player's history on which levels depend. */
export type Story = readonly (ImaginedDeposit | ImaginedVisit)[];

/** The levels in a history: when the player reached each one, and which one the player had at a given time. */
export interface Climb {
  readonly steps: readonly { readonly level: Level; readonly at: Date }[];
  at(time: Date): Level | undefined;
}

export function climb(story: Story, levels: readonly Level[]): Climb {
  const events = story
    .flatMap((part) =>
      part.kind === 'deposit'
        ? [{ at: part.at, deposit: part.amount, stake: 0 }]
        : part.rounds.map(({ at, stake }) => ({ at, deposit: 0, stake })),
    )
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const [steps, total] = [[] as { level: Level; at: Date }[], { stakes: 0, deposits: 0 }];
  for (const { at, deposit, stake } of events) {
    total.stakes += stake;
    total.deposits += deposit;
    const reached = levelFor(levels, total);
    for (const level of levels.filter((one) => one.level > (steps.at(-1)?.level.level ?? 0) && one.level <= reached))
      steps.push({ level, at });
  }
  return { steps, at: (time) => steps.findLast(({ at }) => at <= time)?.level };
}
