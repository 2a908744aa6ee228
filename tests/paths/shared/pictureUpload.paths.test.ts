import { receiptUploadMachine } from '../../../machines/wallet/receiptUpload.machine.js';
import { receiptUploadSpec } from '../../fixtures/wallet/receiptUpload.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(receiptUploadMachine, receiptUploadSpec);
