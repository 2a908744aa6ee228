import type { Board } from '../../page/board.js';
import { play } from '../../page/play.js';
import { slotInfo } from './info.js';
import { Reels, type Pace } from './reels.js';
import { evaluate, slotRules, STRIPS } from './rules.js';
import { slotTexts } from './texts.js';
import { slotTools } from './tools.js';

const pace: Pace = { isTurbo: false };

play({
  texts: slotTexts,
  returnToPlayer: slotRules.returnToPlayer,
  createTools: (desk) => slotTools(desk, pace),
  createBoard: (table): Board<null, readonly number[]> => {
    const reels = new Reels(table.theme, pace);
    return {
      element: reels.element,
      wager: (stake) => ({ bet: null, total: stake }),
      show: (round) => reels.show(round?.outcome ?? STRIPS.map(() => 0)),
      start: () => reels.start(),
      finish: async ({ outcome }) => {
        await reels.stopAt(outcome);
        reels.mark(evaluate(outcome).wins);
      },
      update: () => undefined,
      stakeOf: ({ stake }) => stake,
      rules: (stake) => slotInfo(stake, table),
    };
  },
});
