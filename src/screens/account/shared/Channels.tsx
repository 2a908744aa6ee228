import { defineMessage, useIntl } from 'react-intl';
import type { ContactChannel } from '../../../../machines/account/contact.machine.js';
import { clockGlyph } from '../../../ui/icon/glyphs/clock.js';
import { mailGlyph } from '../../../ui/icon/glyphs/mail.js';
import { messageSquareGlyph } from '../../../ui/icon/glyphs/message-square.js';
import { phoneGlyph } from '../../../ui/icon/glyphs/phone.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import * as css from './channels.css.js';

const glyphs: Readonly<Record<ContactChannel['kind'], string>> = {
  phone: phoneGlyph,
  email: mailGlyph,
  chat: messageSquareGlyph,
  hours: clockGlyph,
};

const title = defineMessage({ id: 'common.contactUs', defaultMessage: 'Contact us' });

/** How to reach customer service, and when: each contact, with its link if it has one. */
export const Channels = ({ channels }: { channels: readonly ContactChannel[] }) => (
  <List label={useIntl().formatMessage(title)}>
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
);
