import { pictureUploadMachine } from '../../../machines/shared/pictureUpload.machine.js';
import { pictureUploadSpec } from '../../fixtures/shared/pictureUpload.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(pictureUploadMachine, pictureUploadSpec);
