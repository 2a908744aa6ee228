import { gameCommentsMachine } from '../../../machines/lobby/gameComments.machine.js';
import { gameCommentsSpec } from '../../fixtures/lobby/gameComments.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(gameCommentsMachine, gameCommentsSpec);
