import { commentFormMachine } from '../../../machines/lobby/commentForm.machine.js';
import { commentFormSpec } from '../../fixtures/lobby/commentForm.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(commentFormMachine, commentFormSpec);
