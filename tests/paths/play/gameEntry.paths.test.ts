import { gameEntryMachine } from '../../../machines/play/gameEntry.machine.js';
import { gameEntrySpec } from '../../fixtures/play/gameEntry.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(gameEntryMachine, gameEntrySpec);
