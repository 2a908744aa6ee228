import { useIntl } from 'react-intl';
import type { MyPromotionsRef } from '../../../../machines/promotions/myPromotions.js';
import { page } from '../../../ui/layout/layout.css.js';
import { messages as shared } from '../shared/messages.js';
import { PromotionHeader } from '../shared/PromotionHeader.js';
import { usePagedList } from '../../../ui/more/usePagedList.js';
import { MyPromotionsView } from './View.js';

export function MyPromotionsScreen({ records }: { records: MyPromotionsRef }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PromotionHeader title={formatMessage(shared.own)} />
      <div className={page}>
        <MyPromotionsView {...usePagedList(records)} />
      </div>
    </>
  );
}
