import { play } from '../../page/play.js';
import { createPokerBoard } from './board.js';
import { pokerRules } from './rules.js';
import { pokerTexts } from './texts.js';

play({ texts: pokerTexts, returnToPlayer: pokerRules.returnToPlayer, createBoard: createPokerBoard });
