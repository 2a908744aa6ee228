import { gameRecordsMachine } from '../../../machines/lobby/gameRecords.machine.js';
import { gameRecordsSpec } from '../../fixtures/lobby/gameRecords.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(gameRecordsMachine, gameRecordsSpec);
