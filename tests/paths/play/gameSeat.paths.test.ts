import { gameSeatMachine } from '../../../machines/play/gameSeat.machine.js';
import { gameSeatSpec } from '../../fixtures/play/gameSeat.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(gameSeatMachine, gameSeatSpec);
