import { useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { messages } from './messages.js';

/** The header of a page of bonuses, below the account. */
export function BonusHeader({ title }: { title: string }) {
  const { formatMessage } = useIntl();
  return (
    <PageHeader
      title={title}
      back={{ label: formatMessage(messages.back), href: path.account }}
      trail={{
        label: formatMessage(messages.trail),
        places: [{ label: formatMessage(messages.account), href: path.account }],
      }}
    />
  );
}
