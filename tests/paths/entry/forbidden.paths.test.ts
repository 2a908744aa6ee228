import { forbiddenMachine } from '../../../machines/entry/forbidden.machine.js';
import { forbiddenSpec } from '../../fixtures/entry/forbidden.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(forbiddenMachine, forbiddenSpec);
