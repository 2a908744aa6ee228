import { commentReportMachine } from '../../../machines/lobby/commentReport.machine.js';
import { commentReportSpec } from '../../fixtures/lobby/commentReport.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(commentReportMachine, commentReportSpec);
