import { noticeMachine } from '../../../machines/entry/notice.machine.js';
import { noticeSpec } from '../../fixtures/entry/notice.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(noticeMachine, noticeSpec);
