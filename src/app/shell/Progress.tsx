import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RequestsRef } from '../../../machines/shared/requests.machine.js';
import { LoadingBar } from '../../ui/loading-bar/LoadingBar.js';
import { messages } from '../messages.js';
import * as css from './shell.css.js';

/** The loading indicator (800 ms), and in words that the network is slow (8 s). */
export function Progress({ requests }: { requests: RequestsRef }) {
  const { formatMessage } = useIntl();
  const isShown = useSelector(requests, (snapshot) => snapshot.hasTag('busy'));
  const isSlow = useSelector(requests, (snapshot) => snapshot.matches({ pending: 'slow' }));
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
