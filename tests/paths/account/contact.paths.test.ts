import { contactMachine } from '../../../machines/entry/contact.machine.js';
import { contactSpec } from '../../fixtures/entry/contact.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(contactMachine, contactSpec);
