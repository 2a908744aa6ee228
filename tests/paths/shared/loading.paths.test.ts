import { loadingMachine } from '../../../machines/shared/loading.machine.js';
import { loadingSpec } from '../../fixtures/shared/loading.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(loadingMachine, loadingSpec);
