import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { Button } from '../../../ui/button/Button.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Becalmed } from '../../../ui/statement/pictures.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { messages } from './messages.js';

type Texts = Record<'loading' | 'unavailable' | 'unavailableText' | 'missing' | 'missingText', MessageDescriptor>;

/** The list that a page belongs to, where the player goes on when there is nothing to show. */
const lists = {
  promotions: { href: path.privilege, text: messages.toPromotions },
  own: { href: path.myPromotion, text: messages.own },
} as const;

export type PageFallbackProps = {
  /** `shape`: it loads for the first time. `missing`: the server has nothing of this number. */
  panel: 'shape' | 'unavailable' | 'missing';
  texts: Texts;
  list: keyof typeof lists;
  onRetry: () => void;
};

/** What a page of one promotion shows while it has nothing else to show. */
export function PageFallback({ panel, texts, list, onRetry }: PageFallbackProps) {
  const { formatMessage } = useIntl();
  const retry = <FormattedMessage {...messages.retry} />;
  if (panel === 'shape')
    return (
      <Loading label={formatMessage(texts.loading)}>
        <SkeletonRows count={5} />
      </Loading>
    );
  if (panel === 'unavailable')
    return (
      <Failure heading={formatMessage(texts.unavailable)} retry={retry} onRetry={onRetry}>
        <FormattedMessage {...texts.unavailableText} />
      </Failure>
    );
  return (
    <Statement
      picture={<Becalmed />}
      role="alert"
      heading={formatMessage(texts.missing)}
      action={
        <Button href={lists[list].href}>
          <FormattedMessage {...lists[list].text} />
        </Button>
      }
      quiet={
        <Button variant="ghost" onPress={onRetry}>
          {retry}
        </Button>
      }
    >
      <FormattedMessage {...texts.missingText} />
    </Statement>
  );
}
