import { lazy, Suspense } from 'react';
import { HomeScreen } from '../../../screens/lobby/home/Screen.js';
import { idle } from '../../navigation/idle.js';
import { loadChunk } from '../../navigation/load-chunk.js';
import { plainPage } from '../../navigation/page.js';

/** Home does not wait for it. If it does not arrive, home stays as it is: the wallet says the same. */
const OpenDeposits = lazy(() =>
  loadChunk(() => idle().then(() => import('../../hosting/OpenDeposits.js'))).then(
    (loaded) => ({ default: loaded.OpenDeposits }),
    () => ({ default: () => null }),
  ),
);

export const page = plainPage({
  Screen: ({ lobby }) => (
    <HomeScreen
      {...lobby}
      ownLines={
        <Suspense>
          <OpenDeposits lobby={lobby} />
        </Suspense>
      }
    />
  ),
});
