import { contactMachine } from '../../../machines/account/contact.machine.js';
import { contactSpec } from '../../fixtures/account/contact.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(contactMachine, contactSpec);
