import { bindPhoneMachine } from '../../../machines/access/bindPhone.machine.js';
import { bindPhoneSpec } from '../../fixtures/access/bindPhone.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(bindPhoneMachine, bindPhoneSpec);
