import { play } from '../../page/play.js';
import { createRouletteBoard } from './board.js';
import { rouletteRules } from './rules.js';
import { rouletteTexts } from './texts.js';

play({ texts: rouletteTexts, returnToPlayer: rouletteRules.returnToPlayer, createBoard: createRouletteBoard });
