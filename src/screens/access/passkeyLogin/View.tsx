import { FormattedMessage } from 'react-intl';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { fingerprintPatternGlyph } from '../../../ui/icon/glyphs/fingerprint-pattern.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { messages } from './messages.js';

export type PasskeyLoginViewProps = {
  isOffered: boolean;
  isBusy: boolean;
  /** The password is being sent. */
  isDisabled: boolean;
  deviceFault: 'cancelled' | 'unusable' | null;
  problem: Problem | null;
  onPress: () => void;
};

/** The button, and the reason if it failed. */
export const PasskeyLoginView = ({
  isOffered,
  isBusy,
  isDisabled,
  deviceFault,
  problem,
  onPress,
}: PasskeyLoginViewProps) => (
  <div className={stack[8]}>
    {isOffered ? (
      <Button
        variant="line"
        isWide
        glyph={fingerprintPatternGlyph}
        isPending={isBusy}
        isDisabled={isDisabled}
        onPress={onPress}
      >
        <FormattedMessage {...messages.button} />
      </Button>
    ) : null}
    {deviceFault === null ? null : (
      <Note role="alert" tone="quiet">
        <FormattedMessage {...messages[deviceFault]} />
      </Note>
    )}
    <Refusal problem={problem} />
  </div>
);
