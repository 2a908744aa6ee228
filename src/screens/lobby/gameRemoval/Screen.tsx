import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GameRemovalRef, OwnGames } from '../../../../machines/lobby/gameRemoval.machine.js';
import type { GameListRef } from '../../../../machines/lobby/gameList.js';
import { Button } from '../../../ui/button/Button.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { trash2Glyph } from '../../../ui/icon/glyphs/trash-2.js';
import { row, stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import * as css from './gameRemoval.css.js';
import { messages, remove, removed } from './messages.js';
import { PickList } from './PickList.js';
import * as select from './selectors.js';

export type GameRemovalProps = { removal: GameRemovalRef; list: GameListRef; kind: OwnGames };

/** Above the list: the button that begins, the undo, or what went wrong. While games are chosen, the list itself. */
export function GameRemovalScreen({ removal, list, kind }: GameRemovalProps) {
  const { formatMessage } = useIntl();
  const step = useSelector(removal, select.selectStep);
  const chosen = useSelector(removal, select.selectChosen);
  const games = useSelector(list, ({ context }) => context.rows);
  // Games of the device may be old: they are not offered for removal.
  const canBegin = useSelector(list, (snapshot) => snapshot.matches('shown'));
  if (step === 'editing') {
    const isAll = chosen.length === games.length;
    return (
      <FocusedStep>
        <div className={stack[12]}>
          <div className={row}>
            <Button
              size="small"
              variant="line"
              isRepeatable
              onPress={() =>
                removal.send({ type: 'gameRemoval.chosen', gameIds: isAll ? [] : games.map(({ gameId }) => gameId) })
              }
            >
              <FormattedMessage {...(isAll ? messages.none : messages.all)} />
            </Button>
            <Button size="small" variant="ghost" onPress={() => removal.send({ type: 'gameRemoval.cancelled' })}>
              <FormattedMessage {...messages.cancel} />
            </Button>
          </div>
          <PickList
            label={formatMessage(messages.choose)}
            games={games}
            chosen={chosen}
            onToggle={(gameId) => removal.send({ type: 'gameRemoval.toggled', gameId })}
          />
          <div className={css.foot}>
            <Button
              glyph={trash2Glyph}
              isDisabled={chosen.length === 0}
              onPress={() => removal.send({ type: 'gameRemoval.confirmed' })}
            >
              <FormattedMessage {...remove} values={{ count: chosen.length }} />
            </Button>
          </div>
        </div>
      </FocusedStep>
    );
  }
  if (step === 'idle')
    return canBegin ? (
      <div className={css.begin}>
        <Button size="small" variant="ghost" onPress={() => removal.send({ type: 'gameRemoval.begun', kind })}>
          <FormattedMessage {...messages.begin} />
        </Button>
      </div>
    ) : null;
  return (
    <FocusedStep key={step}>
      <div className={css.bar}>
        {step === 'refused' ? (
          <Note
            role="alert"
            tone="caution"
            action={
              <>
                <Button size="small" variant="line" onPress={() => removal.send({ type: 'gameRemoval.retried' })}>
                  <FormattedMessage {...messages.retry} />
                </Button>
                <Button size="small" variant="ghost" onPress={() => removal.send({ type: 'gameRemoval.cancelled' })}>
                  <FormattedMessage {...messages.close} />
                </Button>
              </>
            }
          >
            <FormattedMessage {...messages.failed} />
          </Note>
        ) : (
          <Note
            tone="quiet"
            glyph={trash2Glyph}
            {...(step === 'undoable'
              ? {
                  action: (
                    <Button size="small" variant="line" onPress={() => removal.send({ type: 'gameRemoval.undone' })}>
                      <FormattedMessage {...messages.undo} />
                    </Button>
                  ),
                }
              : {})}
          >
            <output>
              <FormattedMessage {...removed} values={{ count: chosen.length }} />
            </output>
          </Note>
        )}
      </div>
    </FocusedStep>
  );
}
