import { captchaMachine } from '../../../machines/access/captcha.machine.js';
import { captchaSpec } from '../../fixtures/access/captcha.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(captchaMachine, captchaSpec);
