import { Icon } from '../icon/Icon.js';
import { circleAlertGlyph } from '../icon/glyphs/circle-alert.js';
import * as css from './field.css.js';

/** The live region is in the page from the start, because screen readers announce only changes of a region that they know. */
export const ChoiceError = ({ id, error }: { id: string; error: string | null }) => (
  <div aria-live="polite" id={id}>
    {error === null ? null : (
      <p className={css.error}>
        <Icon glyph={circleAlertGlyph} className={css.errorIcon} />
        <span>{error}</span>
      </p>
    )}
  </div>
);
