import { phoneChangeMachine } from '../../../machines/access/phoneChange.machine.js';
import { phoneChangeSpec } from '../../fixtures/access/phoneChange.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(phoneChangeMachine, phoneChangeSpec);
