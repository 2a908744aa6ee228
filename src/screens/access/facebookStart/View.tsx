import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { facebookGlyph } from '../../../ui/icon/glyphs/facebook.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { messages } from './messages.js';

export type FacebookStartViewProps = {
  /** `primary` where it is the next step of the page, `line` beside a form. */
  variant?: 'primary' | 'line';
  /** On a page of another area, whose texts are not loaded with those of the login. */
  label?: MessageDescriptor;
  isBusy: boolean;
  isOffered: boolean;
  problem: Problem | null;
  onPress: () => void;
};

/** The button, and the reason if it failed. */
export function FacebookStartView({
  variant = 'line',
  label = messages.button,
  isBusy,
  isOffered,
  problem,
  onPress,
}: FacebookStartViewProps) {
  const textOf = useProblemText();
  return (
    <div className={stack[8]}>
      {isOffered ? (
        <Button variant={variant} isWide glyph={facebookGlyph} isPending={isBusy} onPress={onPress}>
          <FormattedMessage {...label} />
        </Button>
      ) : null}
      {problem ? (
        <Note tone={isOffered ? 'critical' : 'quiet'} role="alert">
          {textOf(problem)}
        </Note>
      ) : null}
    </div>
  );
}
