import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SignUpRef } from '../../../../machines/access/signUp.machine.js';
import { path } from '../../../../machines/addresses.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { useSite } from '../../../i18n/site.js';
import { column } from '../shared/frame.css.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';
import { SignUpScreen } from './Screen.js';
import { selectCanStepBack } from './selectors.js';
import * as css from './signUp.css.js';

/** The steps as a page. Its header goes back one step, and from the first step home. */
export function SignUpPage({ signUp, otherWay = null }: { signUp: SignUpRef; otherWay?: ReactNode }) {
  const { formatMessage } = useIntl();
  const canStepBack = useSelector(signUp, selectCanStepBack);
  // On a desktop the header has no back button.
  const hasBack = useSite().device !== 'pc';
  const leave = useBack(path.home);
  const stepBack = () => signUp.send({ type: 'signUp.steppedBack' });
  return (
    <div className={css.page}>
      <PageHeader
        title={formatMessage(messages.title)}
        back={{ label: formatMessage(shared.back), onPress: canStepBack ? stepBack : leave }}
      />
      <div className={column}>
        <SignUpScreen signUp={signUp} hasHeader={hasBack} otherWay={otherWay} />
      </div>
    </div>
  );
}
