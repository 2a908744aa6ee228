import { FormattedMessage, useIntl } from 'react-intl';
import type { Agreement, AgreementType } from '../../../../machines/entry/agreement.machine.js';
import { path } from '../../../../machines/addresses.js';
import { useDates } from '../../../i18n/site.js';
import { Chip, ChipRow } from '../../../ui/chip/Chip.js';
import { page } from '../../../ui/layout/layout.css.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { sectionTitle, smallMuted } from '../../../ui/text/text.css.js';
import * as css from './agreement.css.js';
import { messages, updated } from './messages.js';
import { sectionsOf } from './sections.js';

export type AgreementViewProps = {
  type: AgreementType;
  agreement: Agreement | null;
  isUnavailable: boolean;
  onRetry: () => void;
};

const types: readonly AgreementType[] = ['terms', 'privacy'];

export function AgreementView({ type, agreement, isUnavailable, onRetry }: AgreementViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={agreement?.title ?? formatMessage(messages[type])}
        back={{ label: formatMessage(messages.back), onPress: useBack(path.account) }}
      />
      <div className={page}>
        <div className={css.choice}>
          <ChipRow label={formatMessage(messages.choice)}>
            {types.map((known) => (
              <Chip
                key={known}
                href={`/pages/account/userAgreement?content=${known}`}
                isReplacing
                isSelected={known === type}
              >
                {formatMessage(messages[known])}
              </Chip>
            ))}
          </ChipRow>
        </div>
        {isUnavailable ? <Unavailable onRetry={onRetry} /> : agreement ? <Text agreement={agreement} /> : <Shape />}
      </div>
    </>
  );
}

/** Plain text, as the contract promises; never parsed as HTML (G2, G3). */
function Text({ agreement: { content, updateTime } }: { agreement: Agreement }) {
  const { date } = useDates();
  return (
    <article className={css.text}>
      <p className={smallMuted}>
        <FormattedMessage {...updated} values={{ date: date(updateTime) }} />
      </p>
      {sectionsOf(content).map(({ heading, paragraphs }) => (
        <section key={`${heading ?? ''} ${paragraphs[0] ?? ''}`} className={css.section}>
          {heading === null ? null : <h2 className={sectionTitle}>{heading}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

const Shape = () => (
  <Loading label={useIntl().formatMessage(messages.loading)}>
    <SkeletonText lines={9} />
  </Loading>
);

const Unavailable = ({ onRetry }: { onRetry: () => void }) => (
  <Failure
    heading={useIntl().formatMessage(messages.unavailable)}
    retry={<FormattedMessage {...messages.retry} />}
    onRetry={onRetry}
  >
    <FormattedMessage {...messages.unavailableText} />
  </Failure>
);
