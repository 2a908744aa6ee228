import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { LoginTab } from '../../../../machines/access/loginGuard.machine.js';
import { useSite } from '../../../i18n/site.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { OpensFocused } from '../../../ui/form/first-focus.js';
import { LineTabs } from '../../../ui/line-tabs/LineTabs.js';
import { Sail } from '../../../ui/brand-mark/Sail.js';
import * as css from './loginGuard.css.js';
import { messages } from './messages.js';
import poster from './poster.svg';

/** The tabs of section 2; the SMS form is under Log in. */
type Tab = Exclude<LoginTab, 'codeLogin'>;
const tabs: readonly Tab[] = ['signUp', 'accountLogin', 'accountResetPwd'];

export type LoginGuardViewProps = {
  tab: LoginTab | null;
  onTab: (tab: Tab) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Centred over the page. A press beside it does not close it; the close button and Escape do. */
export function LoginGuardView({ tab, onTab, onClose, children }: LoginGuardViewProps) {
  const { formatMessage } = useIntl();
  const selected = tab === null || tab === 'codeLogin' ? 'accountLogin' : tab;
  return (
    <Dialog
      isOpen={tab !== null}
      onClose={onClose}
      title={formatMessage(messages.title)}
      isTitleHidden
      closeLabel={formatMessage(messages.close)}
      shape="popup"
      aside={<Poster greeting={greetings[selected]} />}
    >
      <div className={css.body}>
        <LineTabs
          label={formatMessage(messages.tabs)}
          tabs={tabs.map((id) => ({ id, label: formatMessage(messages[id]) }))}
          selected={selected}
          onSelect={onTab}
        >
          <OpensFocused value>
            <div className={css.form}>{children}</div>
          </OpensFocused>
        </LineTabs>
      </div>
    </Dialog>
  );
}

const greetings: Readonly<Record<Tab, MessageDescriptor>> = {
  signUp: messages.greetNew,
  accountLogin: messages.greet,
  accountResetPwd: messages.greetLost,
};

const Poster = ({ greeting }: { greeting: MessageDescriptor }) => (
  <>
    <img src={poster} alt="" className={css.poster} />
    <div className={css.words}>
      <span className={css.brand} lang="en">
        <Sail className={css.sail} />
        {useSite().websiteName}
      </span>
      <p className={css.greeting}>{useIntl().formatMessage(greeting)}</p>
    </div>
  </>
);
