import { gameExitMachine } from '../../../machines/play/gameExit.machine.js';
import { gameExitSpec } from '../../fixtures/play/gameExit.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(gameExitMachine, gameExitSpec);
