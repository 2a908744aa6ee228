import { useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { messages } from './messages.js';

/** The header of a page below the promotions; `isOwn`: below the participations of the player. */
export function PromotionHeader({ title, isOwn = false }: { title: string; isOwn?: boolean }) {
  const { formatMessage } = useIntl();
  const promotions = { label: formatMessage(messages.promotions), href: path.privilege };
  const own = { label: formatMessage(messages.own), href: path.myPromotion };
  const places = isOwn ? [promotions, own] : [promotions];
  return (
    <PageHeader
      title={title}
      back={{ label: formatMessage(messages.back), href: (isOwn ? own : promotions).href }}
      trail={{ label: formatMessage(messages.trail), places }}
    />
  );
}
