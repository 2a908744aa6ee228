import { LoginSuccessScreen } from '../../../screens/access/loginSuccess/Screen.js';
import { plainPage } from '../../page.js';

export const page = plainPage({ Screen: () => <LoginSuccessScreen /> });
