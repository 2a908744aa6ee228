import { endSocialLogin } from '../../domain/access/social-login.js';
import { forAnyone } from '../operation.js';

/** Ends a login with Facebook: logs in, signs up, or binds. */
export const operation = forAnyone('facebookLogin', endSocialLogin);
