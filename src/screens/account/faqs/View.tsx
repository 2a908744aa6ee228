import { FormattedMessage, useIntl } from 'react-intl';
import { partsOf, type Faq } from '../../../../machines/account/faqs.js';
import { Button } from '../../../ui/button/Button.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { searchGlyph } from '../../../ui/icon/glyphs/search.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Panel as Sheet } from '../../../ui/panel/Panel.js';
import { SearchField } from '../../../ui/search-field/SearchField.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import { openFeedback } from '../shared/writeToUs.js';
import * as css from './faqs.css.js';
import { found, messages, topics } from './messages.js';
import { foundFaqs, type Panel } from './selectors.js';

/** Announced by screen readers when it appears. */
const announced = { role: 'status' } as const;

export type FaqsViewProps = {
  panel: Panel;
  faqs: readonly Faq[];
  query: string;
  onSearch: (query: string) => void;
  onRetry: () => void;
};

/** Renders nothing for a site without questions. */
export function FaqsView({ panel, onRetry, ...shown }: FaqsViewProps) {
  if (panel === 'empty') return null;
  return (
    <Sheet aria-labelledby="faqs">
      <div className={stack[12]}>
        <h2 id="faqs" className={sectionTitle}>
          <FormattedMessage {...messages.title} />
        </h2>
        <Content panel={panel} onRetry={onRetry} {...shown} />
      </div>
    </Sheet>
  );
}

function Content({ panel, faqs, query, onSearch, onRetry }: FaqsViewProps) {
  const { formatMessage } = useIntl();
  if (panel === 'loading')
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={4} />
      </Loading>
    );
  if (panel === 'unavailable')
    return (
      <RetryNote retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
        <FormattedMessage {...messages.unavailable} />
      </RetryNote>
    );
  const shown = foundFaqs(faqs, query, panel);
  return (
    <div>
      <SearchField
        label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.search)}
        clearLabel={formatMessage(messages.clear)}
        defaultValue={query}
        onChange={onSearch}
      />
      <output className={css.count}>
        {panel === 'matched' ? formatMessage(found, { count: shown.length }) : null}
      </output>
      {panel === 'unmatched' ? <Nothing /> : <Questions faqs={shown} query={query} />}
    </div>
  );
}

/** By topic, in the order of the server. A search opens what it has found. */
function Questions({ faqs, query }: Pick<FaqsViewProps, 'faqs' | 'query'>) {
  const { formatMessage } = useIntl();
  const isSearch = query.trim() !== '';
  return [...new Set(faqs.map(({ topic }) => topic))].map((topic) => (
    <section key={topic} aria-labelledby={`faqs-${topic}`}>
      <h3 id={`faqs-${topic}`} className={css.topic}>
        {formatMessage(topics[topic])}
      </h3>
      {faqs
        .filter((one) => one.topic === topic)
        .map(({ id, question, answer }) => (
          <Disclosure key={id} summary={<Highlighted text={question} query={query} />} isOpen={isSearch}>
            <p className={css.answer}>
              <Highlighted text={answer} query={query} />
            </p>
          </Disclosure>
        ))}
    </section>
  ));
}

/** A text with the words of the search highlighted. */
const Highlighted = ({ text, query }: { text: string; query: string }) => (
  <span>
    {partsOf(text, query).map(({ text: part, isMatch }, index) =>
      isMatch ? (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
        <mark key={index} className={css.match}>
          {part}
        </mark>
      ) : (
        part
      ),
    )}
  </span>
);

const Nothing = () => (
  <Statement
    {...announced}
    glyph={searchGlyph}
    heading={useIntl().formatMessage(messages.nothing)}
    action={
      <Button variant="soft" onPress={openFeedback}>
        <FormattedMessage {...messages.write} />
      </Button>
    }
  >
    <FormattedMessage {...messages.nothingText} />
  </Statement>
);
