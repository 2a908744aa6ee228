import { useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { IconButton } from '../../../ui/icon-button/IconButton.js';
import { historyGlyph } from '../../../ui/icon/glyphs/history.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { messages } from './messages.js';

/** The header of a page below the wallet; `hasBills`: with a button that leads to the bills. */
export function WalletHeader({ title, hasBills = false }: { title: string; hasBills?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <PageHeader
      title={title}
      back={{ label: formatMessage(messages.back), href: path.wallet }}
      trail={{
        label: formatMessage(messages.trail),
        places: [{ label: formatMessage(messages.wallet), href: path.wallet }],
      }}
      action={
        hasBills ? (
          <IconButton glyph={historyGlyph} label={formatMessage(messages.history)} href={path.bills} />
        ) : undefined
      }
    />
  );
}
