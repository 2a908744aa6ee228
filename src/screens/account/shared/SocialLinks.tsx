import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { externalLinkGlyph } from '../../../ui/icon/glyphs/external-link.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { link } from './channels.css.js';
import type { SocialLink } from './social.js';

const messages = defineMessages({
  social: { id: 'contact.social', defaultMessage: 'Follow us' },
});

/** The site's pages elsewhere. They are known from site info, so they are there even when nothing else loads. */
export const SocialLinks = ({ links }: { links: readonly SocialLink[] }) => (
  <List label={useIntl().formatMessage(messages.social)}>
    {links.map(({ name, href }) => (
      <ListRow
        key={name}
        glyph={externalLinkGlyph}
        title={
          <a href={href} className={link} target="_blank" rel="noopener">
            {name}
          </a>
        }
        note={<FormattedMessage {...messages.social} />}
      />
    ))}
  </List>
);
