import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GameSession, Problem } from '../../../../machines/vocabulary.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Checkbox } from '../../../ui/checkbox/Checkbox.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { refreshCwGlyph } from '../../../ui/icon/glyphs/refresh-cw.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Note } from '../../../ui/note/Note.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { OpenBetsNote } from '../shared/OpenBetsNote.js';
import { messages, resume } from './messages.js';

export type ExitWarningViewProps = {
  /** Null while there is no warning to show. */
  session: GameSession | null;
  state: 'untouched' | 'refreshing' | 'fresh' | 'sending' | 'stale';
  problem: Problem | null;
  onUpdate: () => void;
  onResume: () => void;
  onExit: () => void;
  onShowAll: () => void;
  onClose: (isSilenced: boolean) => void;
};

/** The popup after a game was left without an exit (spec section 4, "In game"). */
export const ExitWarningView = ({ session, ...props }: ExitWarningViewProps) =>
  session === null ? null : <Warning session={session} {...props} />;

/** Mounted once for each warning, so that "Don't show again" is not ticked at the next one. */
function Warning({
  session,
  state,
  problem,
  onUpdate,
  onResume,
  onExit,
  onShowAll,
  onClose,
}: ExitWarningViewProps & { session: GameSession }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const [isSilenced, setIsSilenced] = useState(false);
  const held = session.inGameBalance;
  return (
    <Dialog
      isOpen
      onClose={() => onClose(isSilenced)}
      closeLabel={formatMessage(messages.close)}
      shape="popup"
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      actions={
        <>
          <Button onPress={onExit} isPending={state === 'sending'} isWide>
            <FormattedMessage {...messages.exit} />
          </Button>
          <Button variant="line" onPress={onResume} isDisabled={state === 'sending'} isWide>
            {formatMessage(resume, { game: session.gameName })}
          </Button>
          <Button variant="ghost" onPress={onShowAll} isWide>
            <FormattedMessage {...messages.showAll} />
          </Button>
        </>
      }
    >
      <div className={stack[12]}>
        <KeyValues
          pairs={[
            { key: formatMessage(messages.game), value: session.gameName },
            {
              key: formatMessage(messages.inGame),
              value: (
                <Money amount={held === null ? null : money(held)} unknownLabel={formatMessage(messages.unknown)} />
              ),
            },
          ]}
        />
        <OpenBetsNote openBets={session.openBets ?? null} session={session} />
        <Button
          variant="soft"
          glyph={refreshCwGlyph}
          onPress={onUpdate}
          isPending={state === 'refreshing'}
          isDisabled={state === 'sending'}
          isWide
        >
          <FormattedMessage {...messages.update} />
        </Button>
        {state === 'fresh' ? (
          <Note tone="positive">
            <output>
              <FormattedMessage {...messages.updated} />
            </output>
          </Note>
        ) : null}
        <Refusal problem={state === 'stale' ? problem : null} />
        <Checkbox name="silence" onChange={setIsSilenced} note={formatMessage(messages.stillShown)}>
          <FormattedMessage {...messages.silence} />
        </Checkbox>
      </div>
    </Dialog>
  );
}
