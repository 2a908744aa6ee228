import { picturesMachine } from '../../../machines/shared/pictures.machine.js';
import { picturesSpec } from '../../fixtures/shared/pictures.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(picturesMachine, picturesSpec);
