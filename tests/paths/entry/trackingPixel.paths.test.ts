import { trackingPixelMachine } from '../../../machines/entry/trackingPixel.machine.js';
import { trackingPixelSpec } from '../../fixtures/entry/trackingPixel.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(trackingPixelMachine, trackingPixelSpec);
