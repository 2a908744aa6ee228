import { requestsMachine } from '../../../machines/shared/requests.machine.js';
import { requestsSpec } from '../../fixtures/shared/requests.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(requestsMachine, requestsSpec);
