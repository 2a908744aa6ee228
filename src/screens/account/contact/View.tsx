import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactChannel } from '../../../../machines/account/contact.machine.js';
import { path } from '../../../../machines/addresses.js';
import { Button } from '../../../ui/button/Button.js';
import { circleHelpGlyph } from '../../../ui/icon/glyphs/circle-help.js';
import { formColumn, page, stack } from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Note } from '../../../ui/note/Note.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Becalmed } from '../../../ui/statement/pictures.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { contactUsPath } from '../shared/addresses.js';
import { Channels } from '../shared/Channels.js';
import type { SocialLink } from '../shared/social.js';
import { SocialLinks } from '../shared/SocialLinks.js';
import * as css from './contact.css.js';
import { messages } from './messages.js';
import type { Panel } from './selectors.js';

export type ContactViewProps = {
  panel: Panel;
  channels: readonly ContactChannel[];
  social: readonly SocialLink[];
  onRetry: () => void;
};

export function ContactView({ panel, channels, social, onRetry }: ContactViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        back={{ label: formatMessage(messages.back), onPress: useBack(path.account) }}
      />
      <div className={page}>
        {panel === 'loading' ? (
          <Loading label={formatMessage(messages.loading)}>
            <SkeletonRows count={4} />
          </Loading>
        ) : null}
        {panel === 'shown' ? <Shown channels={channels} /> : null}
        {panel === 'empty' ? <Empty /> : null}
        {panel === 'unavailable' ? <Unavailable onRetry={onRetry} /> : null}
        <WriteToUs />
        {social.length > 0 ? (
          <div className={`${css.part} ${formColumn}`}>
            <SocialLinks links={social} />
          </div>
        ) : null}
      </div>
    </>
  );
}

const Shown = ({ channels }: Pick<ContactViewProps, 'channels'>) => (
  <div className={`${stack[16]} ${formColumn}`}>
    <Channels channels={channels} />
    <Note tone="quiet">
      <FormattedMessage {...messages.lead} />
    </Note>
  </div>
);

/** There even when the contacts did not load. A visitor logs in first. */
const WriteToUs = () => (
  <div className={`${css.part} ${formColumn}`}>
    <List label={useIntl().formatMessage(messages.write)}>
      <ListRow
        glyph={circleHelpGlyph}
        title={<FormattedMessage {...messages.write} />}
        note={<FormattedMessage {...messages.writeNote} />}
        href={contactUsPath}
      />
    </List>
  </div>
);

const Empty = () => (
  <Statement
    picture={<Becalmed />}
    heading={useIntl().formatMessage(messages.empty)}
    action={
      <Button href={path.home}>
        <FormattedMessage {...messages.home} />
      </Button>
    }
  >
    <FormattedMessage {...messages.emptyText} />
  </Statement>
);

const Unavailable = ({ onRetry }: { onRetry: () => void }) => (
  <Failure
    heading={useIntl().formatMessage(messages.unavailable)}
    retry={<FormattedMessage {...messages.retry} />}
    onRetry={onRetry}
  >
    <FormattedMessage {...messages.unavailableText} />
  </Failure>
);
