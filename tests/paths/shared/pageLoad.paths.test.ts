import { pageLoadMachine } from '../../../machines/shared/pageLoad.machine.js';
import { pageLoadSpec } from '../../fixtures/shared/pageLoad.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(pageLoadMachine, pageLoadSpec);
