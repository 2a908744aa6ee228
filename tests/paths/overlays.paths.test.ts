import { overlaysMachine } from '../../machines/overlays.machine.js';
import { overlaysSpec } from '../fixtures/overlays.spec.js';
import { describePaths } from '../support/describe-paths.js';

describePaths(overlaysMachine, overlaysSpec);
