import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactChannel } from '../../../../machines/entry/contact.machine.js';
import { path } from '../../../../machines/addresses.js';
import { Button } from '../../../ui/button/Button.js';
import { clockGlyph } from '../../../ui/icon/glyphs/clock.js';
import { externalLinkGlyph } from '../../../ui/icon/glyphs/external-link.js';
import { mailGlyph } from '../../../ui/icon/glyphs/mail.js';
import { messageSquareGlyph } from '../../../ui/icon/glyphs/message-square.js';
import { phoneGlyph } from '../../../ui/icon/glyphs/phone.js';
import { formColumn, page, stack } from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Note } from '../../../ui/note/Note.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Becalmed } from '../../../ui/statement/pictures.js';
import { Statement } from '../../../ui/statement/Statement.js';
import * as css from './contact.css.js';
import { messages } from './messages.js';
import type { Panel } from './selectors.js';
import type { SocialLink } from './social.js';

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
        {panel === 'shown' ? <Channels channels={channels} /> : null}
        {panel === 'empty' ? <Empty /> : null}
        {panel === 'unavailable' ? <Unavailable onRetry={onRetry} /> : null}
        {social.length > 0 ? <Social links={social} /> : null}
      </div>
    </>
  );
}

const glyphs: Readonly<Record<ContactChannel['kind'], string>> = {
  phone: phoneGlyph,
  email: mailGlyph,
  chat: messageSquareGlyph,
  hours: clockGlyph,
};

const Channels = ({ channels }: { channels: readonly ContactChannel[] }) => (
  <div className={`${stack[16]} ${formColumn}`}>
    <List label={useIntl().formatMessage(messages.title)}>
      {channels.map(({ kind, label, value, link }) => (
        <ListRow
          key={`${kind} ${value}`}
          glyph={glyphs[kind]}
          title={label}
          note={
            link === '' ? (
              value
            ) : (
              <a
                href={link}
                className={css.link}
                {...(link.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {})}
              >
                {value}
              </a>
            )
          }
        />
      ))}
    </List>
    <Note tone="quiet">
      <FormattedMessage {...messages.lead} />
    </Note>
  </div>
);

/** Known from site info, so it is there even when the contacts did not load. */
const Social = ({ links }: { links: readonly SocialLink[] }) => (
  <div className={`${css.social} ${formColumn}`}>
    <List label={useIntl().formatMessage(messages.social)}>
      {links.map(({ name, href }) => (
        <ListRow
          key={name}
          glyph={externalLinkGlyph}
          title={
            <a href={href} className={css.link} target="_blank" rel="noopener">
              {name}
            </a>
          }
          note={<FormattedMessage {...messages.social} />}
        />
      ))}
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
