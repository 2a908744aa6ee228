import { flowsMachine } from '../../machines/flows.machine.js';
import { flowsSpec } from '../fixtures/flows.spec.js';
import { describePaths } from '../support/describe-paths.js';

describePaths(flowsMachine, flowsSpec);
