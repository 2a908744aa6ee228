import { feedbackMachine } from '../../../machines/account/feedback.machine.js';
import { feedbackSpec } from '../../fixtures/account/feedback.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(feedbackMachine, feedbackSpec);
