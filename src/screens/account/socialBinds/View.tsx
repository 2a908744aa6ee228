import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pageOfStep } from '../../../../machines/access/loginSteps.js';
import type { SocialBind } from '../../../../machines/account/socialBinds.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { facebookGlyph } from '../../../ui/icon/glyphs/facebook.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Note } from '../../../ui/note/Note.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { muted } from '../../../ui/text/text.css.js';
import { linkedAs, messages } from './messages.js';
import type { Panel } from './selectors.js';
import * as css from './socialBinds.css.js';

export type SocialBindsViewProps = {
  panel: Panel;
  bind: SocialBind | null;
  isBusy: boolean;
  isOnlyWayIn: boolean;
  problem: Problem | null;
  start: ReactNode;
  onUnbind: () => void;
  onRetry: () => void;
};

export function SocialBindsView(props: SocialBindsViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <AccountHeader title={formatMessage(messages.title)} />
      <div className={`${layout.page} ${layout.stack[16]} ${css.column}`}>
        <Content {...props} />
      </div>
    </>
  );
}

function Content(props: SocialBindsViewProps) {
  const { formatMessage } = useIntl();
  switch (props.panel) {
    case 'shape':
    case 'binding':
      return (
        <Loading label={formatMessage(props.panel === 'binding' ? messages.binding : messages.loading)}>
          <SkeletonRows count={1} />
        </Loading>
      );
    case 'unavailable':
      return (
        <Failure
          heading={formatMessage(messages.failedTitle)}
          retry={<FormattedMessage {...messages.retry} />}
          onRetry={props.onRetry}
        >
          <FormattedMessage {...messages.failedText} />
        </Failure>
      );
    case 'unknown':
      return (
        <Failure
          heading={formatMessage(messages.unknownTitle)}
          retry={<FormattedMessage {...messages.lookAgain} />}
          onRetry={props.onRetry}
        >
          <FormattedMessage {...messages.unknownText} />
        </Failure>
      );
    case 'notOffered':
      return (
        <p className={muted}>
          <FormattedMessage {...messages.notOffered} />
        </p>
      );
    default:
      return <Facebook {...props} />;
  }
}

function Facebook({ panel, bind, isBusy, isOnlyWayIn, problem, start, onUnbind }: SocialBindsViewProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const isBound = panel === 'bound';
  const note =
    isBound && bind?.bindTime
      ? formatMessage(linkedAs, { name: bind.name ?? '', date: date(bind.bindTime) })
      : formatMessage(messages.notLinked);
  return (
    <>
      <p className={muted}>
        <FormattedMessage {...messages.lead} />
      </p>
      <Refusal problem={problem} />
      {isOnlyWayIn ? <AddPhone /> : null}
      <List label={formatMessage(messages.title)}>
        <ListRow
          glyph={facebookGlyph}
          title="Facebook"
          note={note}
          {...(isBound
            ? {
                action: (
                  <Button
                    size="small"
                    variant="line"
                    isPending={isBusy}
                    aria-label={formatMessage(messages.unlinkFacebook)}
                    onPress={onUnbind}
                  >
                    <FormattedMessage {...messages.unlink} />
                  </Button>
                ),
              }
            : {})}
        />
      </List>
      {isBound ? null : start}
    </>
  );
}

/** The refusal says what to do first, and leads there. */
const AddPhone = () => (
  <Note
    tone="critical"
    role="alert"
    action={
      <Button size="small" variant="line" href={pageOfStep.bindPhone}>
        <FormattedMessage {...messages.addPhone} />
      </Button>
    }
  >
    <FormattedMessage {...messages.onlyWayIn} />
  </Note>
);
