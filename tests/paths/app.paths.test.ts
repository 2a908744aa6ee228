import { appMachine } from '../../machines/app.machine.js';
import { appSpec } from '../fixtures/app.spec.js';
import { describePaths } from '../support/describe-paths.js';

describePaths(appMachine, appSpec);
