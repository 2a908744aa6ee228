import { FormattedMessage, useIntl } from 'react-intl';
import type { JoinChoice, PromotionInfo, PromotionQuote } from '../../../../machines/promotions/join.js';
import { countedGamesAddress } from '../../../../machines/promotions/countedGames.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { SentRequest } from '../../../ui/statement/SentRequest.js';
import { Statement } from '../../../ui/statement/Statement.js';
import type { WriteView } from '../../../ui/statement/useKeyedWrite.js';
import { muted, sectionTitle, written } from '../../../ui/text/text.css.js';
import { PageFallback } from '../shared/PageFallback.js';
import { BalanceRules } from '../shared/BalanceRules.js';
import { useDevicesTerm, usePromotionTerms } from '../shared/terms.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { JoinForm } from './JoinForm.js';
import { messages, reasons } from './messages.js';
import type { Step } from './selectors.js';

export type PromotionDetailViewProps = {
  step: Step;
  sent: WriteView;
  offer: PromotionInfo | null;
  choice: JoinChoice | null;
  quote: PromotionQuote | null;
  problem: Problem | null;
  /** The wallet in minor units; null while it is unknown. */
  wallet: number | null;
  onType: (choice: JoinChoice) => void;
  onSubmit: (choice: JoinChoice) => void;
  onConfirm: () => void;
  onEdit: () => void;
  onRetry: () => void;
  onRecord: () => void;
};

export function PromotionDetailView(props: PromotionDetailViewProps) {
  const { step, offer, quote, onRetry, onConfirm, onEdit } = props;
  if (step === 'unavailable' || step === 'missing' || step === 'shape')
    return <PageFallback panel={step} texts={messages} list="promotions" onRetry={onRetry} />;
  return (
    <div className={layout.detailAndAction}>
      {offer === null ? null : <Terms offer={offer} />}
      <Panel>
        <Action {...props} />
      </Panel>
      <ConfirmDialog
        quote={quote}
        platforms={offer?.platforms ?? []}
        isOpen={step === 'confirming'}
        onConfirm={onConfirm}
        onEdit={onEdit}
      />
    </div>
  );
}

function Terms({ offer }: { offer: PromotionInfo }) {
  const { formatMessage } = useIntl();
  const termsOf = usePromotionTerms();
  const devices = useDevicesTerm();
  return (
    <Panel aria-labelledby="terms">
      <h2 id="terms" className={sectionTitle}>
        {formatMessage(messages.terms)}
      </h2>
      <div className={layout.stack[16]}>
        <p className={muted}>{offer.summary}</p>
        <KeyValues pairs={[...termsOf(offer), devices(offer.platforms)]} />
        <p className={written}>{offer.content}</p>
        <BalanceRules />
        <Button isWide variant="line" href={countedGamesAddress({ of: 'promotion', id: offer.promotionId })}>
          <FormattedMessage {...messages.games} />
        </Button>
      </div>
    </Panel>
  );
}

/** What the player can do now. */
function Action({ step, offer, choice, problem, wallet, onType, onSubmit, sent, onRecord }: PromotionDetailViewProps) {
  const { formatMessage } = useIntl();
  if (offer !== null && (step === 'editing' || step === 'quoting' || step === 'confirming'))
    return (
      <JoinForm
        offer={offer}
        choice={choice}
        wallet={wallet}
        problem={problem}
        isBusy={step === 'quoting'}
        onType={onType}
        onSubmit={onSubmit}
      />
    );
  if (step === 'closed')
    return (
      <Note tone="caution">
        <FormattedMessage {...reasons[offer?.status as keyof typeof reasons]} />
      </Note>
    );
  if (step === 'sending') return <SentRequest words={words} giveUp={messages.giveUp} {...sent} />;
  return (
    <Statement
      {...announced}
      tone="positive"
      glyph={circleCheckGlyph}
      heading={formatMessage(messages.taken)}
      action={
        <Button onPress={onRecord}>
          <FormattedMessage {...messages.toRecord} />
        </Button>
      }
    >
      <FormattedMessage {...messages.takenText} />
    </Statement>
  );
}

const words = {
  sending: { heading: messages.sending, text: messages.sendingText },
  tracing: { heading: messages.tracing, text: messages.sendingText },
  unanswered: { heading: messages.unanswered, text: messages.unansweredText },
  unsent: { heading: messages.unsent, text: messages.unsentText },
} as const;
/** Announced by screen readers when it appears. */
const announced = { role: 'status' } as const;
