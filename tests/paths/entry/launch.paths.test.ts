import { launchMachine } from '../../../machines/entry/launch.machine.js';
import { launchSpec } from '../../fixtures/entry/launch.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(launchMachine, launchSpec);
