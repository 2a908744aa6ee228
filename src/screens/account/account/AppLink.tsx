import { useIntl } from 'react-intl';
import { downloadGlyph } from '../../../ui/icon/glyphs/download.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { link } from '../shared/channels.css.js';
import { appHost, messages } from './messages.js';

export type AppLinkProps = { href: string; host: string };

/** The site's app, with the host that the file comes from. */
export function AppLink({ href, host }: AppLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <List>
      <ListRow
        glyph={downloadGlyph}
        title={
          <a href={href} className={link} target="_blank" rel="noopener">
            {formatMessage(messages.appDownload)}
          </a>
        }
        note={formatMessage(appHost, { host })}
      />
    </List>
  );
}
