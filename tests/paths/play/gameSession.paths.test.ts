import { gameSessionMachine } from '../../../machines/play/gameSession.machine.js';
import { gameSessionSpec } from '../../fixtures/play/gameSession.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(gameSessionMachine, gameSessionSpec);
