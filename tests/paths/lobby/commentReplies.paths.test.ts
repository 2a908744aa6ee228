import { commentRepliesMachine } from '../../../machines/lobby/commentReplies.machine.js';
import { commentRepliesSpec } from '../../fixtures/lobby/commentReplies.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(commentRepliesMachine, commentRepliesSpec);
