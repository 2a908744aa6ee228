import { gameReturnMachine } from '../../../machines/play/gameReturn.machine.js';
import { gameReturnSpec } from '../../fixtures/play/gameReturn.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(gameReturnMachine, gameReturnSpec);
