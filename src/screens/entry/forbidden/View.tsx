import { FormattedMessage, useIntl } from 'react-intl';
import { path as addresses } from '../../../../machines/addresses.js';
import type { BlockedFailure } from '../../../../machines/entry/forbidden.machine.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { banGlyph } from '../../../ui/icon/glyphs/ban.js';
import { checkGlyph } from '../../../ui/icon/glyphs/check.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { rowTitle } from '../../../ui/text/text.css.js';
import * as css from './forbidden.css.js';
import { messages } from './messages.js';

export type ForbiddenViewProps = { failure: BlockedFailure | null; isKnocking: boolean; onRetry: () => void };

export function ForbiddenView({ failure, isKnocking, onRetry }: ForbiddenViewProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.column}>
      <Statement
        glyph={banGlyph}
        tone="critical"
        role="alert"
        level={1}
        heading={formatMessage(messages.title)}
        action={
          <Button isPending={isKnocking} onPress={onRetry}>
            <FormattedMessage {...messages.retry} />
          </Button>
        }
        quiet={
          <Button variant="ghost" href="/pages/account/contactInfomation">
            <FormattedMessage {...messages.contact} />
          </Button>
        }
      >
        <FormattedMessage {...messages.text} />
      </Statement>
      {failure ? <Facts failure={failure} /> : null}
    </div>
  );
}

/** The page was opened by its address; nobody is refused. */
export const NotBarredView = () => (
  <div className={css.column}>
    <Statement
      glyph={checkGlyph}
      tone="positive"
      level={1}
      heading={useIntl().formatMessage(messages.openTitle)}
      action={
        <Button href={addresses.home}>
          <FormattedMessage {...messages.home} />
        </Button>
      }
    >
      <FormattedMessage {...messages.open} />
    </Statement>
  </div>
);

/** Redacted: contains no data of the player (A3). */
function Facts({ failure: { code, path, time } }: { failure: BlockedFailure }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  return (
    <Panel>
      <h2 className={rowTitle}>{formatMessage(messages.facts)}</h2>
      <KeyValues
        pairs={[
          { key: formatMessage(messages.time), value: dateTime(time) },
          { key: formatMessage(messages.code), value: String(code) },
          { key: formatMessage(messages.place), value: path },
        ]}
      />
    </Panel>
  );
}
