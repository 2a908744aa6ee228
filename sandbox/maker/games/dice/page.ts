import { play } from '../../page/play.js';
import { createDiceBoard } from './board.js';
import { diceRules } from './rules.js';
import { diceTexts } from './texts.js';

play({ texts: diceTexts, returnToPlayer: diceRules.returnToPlayer, createBoard: createDiceBoard });
