import { networkMachine } from '../../../machines/shared/network.machine.js';
import { networkSpec } from '../../fixtures/shared/network.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(networkMachine, networkSpec);
