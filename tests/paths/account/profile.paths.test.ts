import { profileMachine } from '../../../machines/account/profile.machine.js';
import { profileSpec } from '../../fixtures/account/profile.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(profileMachine, profileSpec);
