import { newPasskeyMachine } from '../../../machines/account/newPasskey.machine.js';
import { newPasskeySpec } from '../../fixtures/account/newPasskey.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(newPasskeyMachine, newPasskeySpec);
