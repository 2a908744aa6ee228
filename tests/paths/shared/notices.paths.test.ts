import { noticesMachine } from '../../../machines/shared/notices.machine.js';
import { noticesSpec } from '../../fixtures/shared/notices.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(noticesMachine, noticesSpec);
