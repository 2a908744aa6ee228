import { ownPictureMachine } from '../../../machines/account/ownPicture.machine.js';
import { ownPictureSpec } from '../../fixtures/account/ownPicture.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(ownPictureMachine, ownPictureSpec);
