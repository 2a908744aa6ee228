import { play } from '../../page/play.js';
import { createSportsBoard } from './board.js';
import { returnToPlayer } from './rules.js';
import { sportsTexts } from './texts.js';

play({ texts: sportsTexts, returnToPlayer, createBoard: createSportsBoard });
