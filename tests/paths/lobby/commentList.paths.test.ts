import { commentListMachine } from '../../../machines/lobby/commentList.machine.js';
import { commentListSpec } from '../../fixtures/lobby/commentList.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(commentListMachine, commentListSpec);
