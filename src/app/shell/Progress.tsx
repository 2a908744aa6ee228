import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LoadingRef } from '../../../machines/shared/loading.machine.js';
import { LoadingBar } from '../../ui/loading-bar/LoadingBar.js';
import { messages } from '../messages.js';
import * as css from './shell.css.js';

/** The loading indicator (800 ms), and in words that the network is slow (8 s). */
export function Progress({ loading }: { loading: LoadingRef }) {
  const { formatMessage } = useIntl();
  const isShown = useSelector(loading, (snapshot) => snapshot.hasTag('busy'));
  const isSlow = useSelector(loading, (snapshot) => snapshot.matches({ waiting: 'slow' }));
  return (
    <>
      <LoadingBar isLoading={isShown} label={formatMessage(messages.loading)} />
      {isSlow ? (
        <output className={css.stillWorking}>
          <FormattedMessage {...messages.slow} />
        </output>
      ) : null}
    </>
  );
}
