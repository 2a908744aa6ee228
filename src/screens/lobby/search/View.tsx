import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { Suggested } from '../../../../machines/lobby/search.machine.js';
import { useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { IconButton } from '../../../ui/icon-button/IconButton.js';
import { chevronLeftGlyph } from '../../../ui/icon/glyphs/chevron-left.js';
import { searchGlyph } from '../../../ui/icon/glyphs/search.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { SearchField } from '../../../ui/search-field/SearchField.js';
import { onSlash } from '../../../ui/search-field/slash.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.js';
import { followArrows } from './arrows.js';
import { emptyTitle, messages } from './messages.js';
import * as css from './search.css.js';
import type { Panel } from './selectors.js';
import { SuggestionList } from './SuggestionList.js';
import { Suggestions, type SuggestionsProps } from './Suggestions.js';

export type SearchViewProps = SuggestionsProps & {
  panel: Panel;
  /** The searched word, and how many times the chart wrote it into the field. */
  keyword: string;
  turn: number;
  suggested: Suggested | null;
  isBusy: boolean;
  /** The results. Without results they render `NothingFound`. */
  results: ReactNode;
  onType: (text: string) => void;
  onSubmit: (text: string) => void;
  /** A game or maker of the suggestions is opened. */
  onOpen: (name: string) => void;
};

export function SearchView(props: SearchViewProps) {
  const { panel, keyword, turn, suggested, isBusy, results, onType, onSubmit, onOpen, ...suggestions } = props;
  const { formatMessage } = useIntl();
  const { device } = useSite();
  const onBack = useBack(path.browser);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys move between the controls inside
    <div onKeyDown={followArrows(onBack)}>
      <VisuallyHidden as="h1">{formatMessage(messages.title)}</VisuallyHidden>
      <div className={css.head}>
        <IconButton
          glyph={chevronLeftGlyph}
          label={formatMessage(messages.back)}
          onPress={onBack}
          className={css.back}
        />
        <div className={css.field}>
          <SearchField
            key={turn}
            ref={focusAndFollowSlash}
            label={formatMessage(messages.field)}
            placeholder={formatMessage(messages.field)}
            clearLabel={formatMessage(messages.clear)}
            {...(device === 'pc' ? { shortcut: '/' } : {})}
            defaultValue={keyword}
            onChange={onType}
            onSubmit={onSubmit}
          />
        </div>
      </div>
      <div className={css.page}>
        {panel === 'shown' ? <div data-arrows="">{results}</div> : null}
        {panel === 'waiting' ? (
          <Loading label={formatMessage(messages.typing)}>
            <div className={css.waiting}>
              <SkeletonRows count={6} />
            </div>
          </Loading>
        ) : null}
        {panel === 'unavailable' ? (
          <p role="alert" className={smallMuted}>
            <FormattedMessage {...messages.unsuggested} />
          </p>
        ) : null}
        {panel === 'suggested' || panel === 'unavailable' ? (
          <div>
            <SuggestionList
              keyword={keyword}
              suggested={suggested}
              recent={suggestions.recent}
              isBusy={isBusy}
              onWord={suggestions.onWord}
              onOpen={onOpen}
              onAll={() => onSubmit(keyword)}
            />
          </div>
        ) : null}
        {panel === 'nothing' ? <NothingFound word={keyword} {...suggestions} /> : null}
        {panel === 'idle' ? <Suggestions {...suggestions} /> : null}
      </div>
    </div>
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

const followSlash = onSlash<HTMLInputElement>((field) => field.focus());

/** The ref of the field: focuses it when the page opens with an empty field, and when the player presses `/`. */
function focusAndFollowSlash(field: HTMLInputElement | null): (() => void) | undefined {
  if (field?.value === '') field.focus();
  return followSlash(field);
}
