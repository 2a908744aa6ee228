import { onlineTimeMachine } from '../../../machines/access/onlineTime.machine.js';
import { onlineTimeSpec } from '../../fixtures/access/onlineTime.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(onlineTimeMachine, onlineTimeSpec);
