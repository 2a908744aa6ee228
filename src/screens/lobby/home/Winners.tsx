import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { winnersAddress } from '../../../../machines/lobby/addresses.js';
import { winnerPeriods, type Winner } from '../../../../machines/lobby/vocabulary.js';
import { useSite } from '../../../i18n/site.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { List } from '../../../ui/list-row/ListRow.js';
import { Note } from '../../../ui/note/Note.js';
import { Segments } from '../../../ui/segments/Segments.js';
import { WinnerRow } from '../shared/WinnerRow.js';
import * as css from './home.css.js';
import { messages } from './messages.js';

/** The first winners of the day; the other periods and the whole lists have a page. The figures are not animated. */
export const Winners = memo(function Winners({ winners }: { winners: readonly Winner[] }) {
  const { formatMessage } = useIntl();
  const { device } = useSite();
  return (
    <section aria-labelledby="winners">
      <SectionHead
        id="winners"
        heading={formatMessage(messages.winners)}
        all={{ href: winnersAddress('daily'), label: formatMessage(messages.top) }}
      />
      <div className={css.winners}>
        <Segments
          label={formatMessage(messages.periods)}
          choices={winnerPeriods.map((id) => ({ id, label: formatMessage(messages[id]), href: winnersAddress(id) }))}
          selected="daily"
          isReplacing={false}
        />
        {winners.length === 0 ? (
          <Note tone="quiet">
            <FormattedMessage {...messages.noWinners} />
          </Note>
        ) : (
          <List label={formatMessage(messages.winners)}>
            {winners.slice(0, device === 'pc' ? 6 : 5).map((winner) => (
              <WinnerRow key={winner.rank} winner={winner} />
            ))}
          </List>
        )}
      </div>
    </section>
  );
});
