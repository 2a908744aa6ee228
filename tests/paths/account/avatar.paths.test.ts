import { avatarMachine } from '../../../machines/account/avatar.machine.js';
import { avatarSpec } from '../../fixtures/account/avatar.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(avatarMachine, avatarSpec);
