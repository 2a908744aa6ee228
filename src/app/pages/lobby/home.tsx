import { HomeScreen } from '../../../screens/lobby/home/Screen.js';
import { plainPage } from '../../navigation/page.js';

export const page = plainPage({
  Screen: ({ lobby: { home, favorites, session, balance } }) => (
    <HomeScreen home={home} favorites={favorites} session={session} balance={balance} />
  ),
});
