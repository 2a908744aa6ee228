import { passkeysMachine } from '../../../machines/account/passkeys.machine.js';
import { passkeysSpec } from '../../fixtures/account/passkeys.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(passkeysMachine, passkeysSpec);
