import { play } from '../../page/play.js';
import { createSea } from './board.js';
import { fishingRules } from './rules.js';
import { fishingTexts } from './texts.js';

play({ texts: fishingTexts, returnToPlayer: fishingRules.returnToPlayer, createBoard: createSea });
