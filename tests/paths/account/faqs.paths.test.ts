import { faqsMachine } from '../../../machines/account/faqs.machine.js';
import { faqsSpec } from '../../fixtures/account/faqs.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(faqsMachine, faqsSpec);
