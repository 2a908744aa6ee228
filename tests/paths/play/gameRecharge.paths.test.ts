import { gameRechargeMachine } from '../../../machines/play/gameRecharge.machine.js';
import { gameRechargeSpec } from '../../fixtures/play/gameRecharge.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(gameRechargeMachine, gameRechargeSpec);
