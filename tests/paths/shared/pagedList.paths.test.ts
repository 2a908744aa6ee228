import { pagedListMachine } from '../../../machines/shared/pagedList.machine.js';
import { pagedListSpec } from '../../fixtures/shared/pagedList.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(pagedListMachine, pagedListSpec);
