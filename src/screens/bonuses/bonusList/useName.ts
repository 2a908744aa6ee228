import { useIntl } from 'react-intl';
import type { GrantedBonus } from '../../../../machines/bonuses/grantedBonuses.js';
import { kindTitles } from './messages.js';

/** The name of a bonus: the server's title of one of the house, the kind of one of a level. */
export function useName(): (bonus: GrantedBonus) => string {
  const { formatMessage } = useIntl();
  return (bonus) => ('kind' in bonus ? formatMessage(kindTitles[bonus.kind]) : bonus.title);
}
