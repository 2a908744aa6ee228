import { socialBindsMachine } from '../../../machines/account/socialBinds.machine.js';
import { socialBindsSpec } from '../../fixtures/account/socialBinds.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(socialBindsMachine, socialBindsSpec);
