import { use, type ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { copyGlyph } from '../icon/glyphs/copy.js';
import { Copying } from './copying.js';
import * as css from './CopyableText.css.js';

/** Lines of text that a player sends to someone, with a button that copies all of them. `label`: of the button. */
export function CopyableText({ children, label }: { children: string; label: ReactNode }) {
  const copy = use(Copying);
  return (
    <div className={css.box}>
      <p className={css.words}>{children}</p>
      {copy === null ? null : (
        <Button variant="soft" glyph={copyGlyph} onPress={() => copy(children)}>
          {label}
        </Button>
      )}
    </div>
  );
}
