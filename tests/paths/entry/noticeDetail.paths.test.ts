import { noticeDetailMachine } from '../../../machines/entry/noticeDetail.machine.js';
import { noticeDetailSpec } from '../../fixtures/entry/noticeDetail.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(noticeDetailMachine, noticeDetailSpec);
