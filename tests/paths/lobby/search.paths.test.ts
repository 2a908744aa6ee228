import { searchMachine } from '../../../machines/lobby/search.machine.js';
import { searchSpec } from '../../fixtures/lobby/search.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(searchMachine, searchSpec);
