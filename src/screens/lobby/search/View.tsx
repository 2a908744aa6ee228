import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { Button } from '../../../ui/button/Button.js';
import { CardGrid } from '../../../ui/card-row/CardRow.js';
import { IconButton } from '../../../ui/icon-button/IconButton.js';
import { chevronLeftGlyph } from '../../../ui/icon/glyphs/chevron-left.js';
import { searchGlyph } from '../../../ui/icon/glyphs/search.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { SearchField } from '../../../ui/search-field/SearchField.js';
import { Loading, SkeletonCards } from '../../../ui/skeleton/Skeleton.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.js';
import { focusAndFollowSlash } from './focus.js';
import { emptyTitle, messages } from './messages.js';
import * as css from './search.css.js';
import type { Panel } from './selectors.js';
import { Suggestions, type SuggestionsProps } from './Suggestions.js';

export type SearchViewProps = SuggestionsProps & {
  panel: Panel;
  /** The word that the chart writes into the field, and how many times it did so. */
  given: string;
  turn: number;
  /** The results. Without results they render `NothingFound`. */
  results: ReactNode;
  onType: (text: string) => void;
  onSubmit: (text: string) => void;
};

export function SearchView({ panel, given, turn, results, onType, onSubmit, ...suggestions }: SearchViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <VisuallyHidden as="h1">{formatMessage(messages.title)}</VisuallyHidden>
      <div className={css.head}>
        <IconButton
          glyph={chevronLeftGlyph}
          label={formatMessage(messages.back)}
          onPress={useBack(path.browser)}
          className={css.back}
        />
        <div className={css.field}>
          <SearchField
            key={turn}
            ref={focusAndFollowSlash}
            label={formatMessage(messages.field)}
            placeholder={formatMessage(messages.field)}
            clearLabel={formatMessage(messages.clear)}
            shortcut="/"
            defaultValue={given}
            onChange={onType}
            onSubmit={onSubmit}
          />
        </div>
      </div>
      <div className={css.page}>
        {panel === 'listed' ? <div>{results}</div> : null}
        {panel === 'typing' ? (
          <Loading label={formatMessage(messages.typing)}>
            <CardGrid label="">
              <SkeletonCards />
            </CardGrid>
          </Loading>
        ) : null}
        {panel === 'idle' ? <Suggestions {...suggestions} /> : null}
      </div>
    </>
  );
}

export const NothingFound = ({ word, ...suggestions }: SuggestionsProps & { word: string }) => {
  const { formatMessage } = useIntl();
  return (
    <div className={css.nothing}>
      <Statement
        glyph={searchGlyph}
        heading={formatMessage(emptyTitle, { word })}
        action={
          <Button variant="soft" href={path.browser}>
            <FormattedMessage {...messages.toCategories} />
          </Button>
        }
      >
        <FormattedMessage {...messages.emptyText} />
      </Statement>
      <Suggestions {...suggestions} />
    </div>
  );
};
