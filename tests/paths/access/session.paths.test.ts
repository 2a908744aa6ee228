import { sessionMachine } from '../../../machines/access/session.machine.js';
import { sessionSpec } from '../../fixtures/access/session.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(sessionMachine, sessionSpec);
