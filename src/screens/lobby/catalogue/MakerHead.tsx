import { useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { GameSort, Maker } from '../../../../machines/lobby/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import * as css from './catalogue.css.js';
import { SortSelect } from './Filters.js';
import { messages } from './messages.js';
import type { FiltersState } from './selectors.js';

export type MakerHeadProps = {
  maker: Maker | null;
  state: FiltersState;
  sort: GameSort;
  onSort: (sort: GameSort) => void;
  onRetry: () => void;
};

/** The maker's name and logo. Until they are loaded the title is a placeholder. */
export function MakerHead({ maker, state, sort, onSort, onRetry }: MakerHeadProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={maker?.makerName ?? (state === 'loading' ? '…' : formatMessage(messages.maker))}
        back={{ label: formatMessage(messages.back), onPress: useBack(path.browser) }}
        trail={{
          label: formatMessage(messages.back),
          places: [{ label: formatMessage(messages.title), href: path.browser }],
        }}
      />
      <div className={css.makerLine}>
        <div className={css.maker}>
          <span className={css.markPlate}>
            {maker ? <img src={maker.logo} alt="" width={48} height={48} className={css.mark} /> : null}
          </span>
          {state === 'unavailable' ? (
            <Button variant="soft" size="small" onPress={onRetry}>
              {formatMessage(messages.retry)}
            </Button>
          ) : null}
        </div>
        <SortSelect sort={sort} onSort={onSort} />
      </div>
    </>
  );
}
