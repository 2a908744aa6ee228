import { billAnalysisMachine } from '../../../machines/wallet/billAnalysis.machine.js';
import { billAnalysisSpec } from '../../fixtures/wallet/billAnalysis.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(billAnalysisMachine, billAnalysisSpec);
