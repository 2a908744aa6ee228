import type { Accent, Mode } from '../../../../machines/vocabulary.js';
import * as css from './settings.css.js';

/** A picture of the lobby in one theme. The words beside it say the same, so that it is hidden from screen readers. */
export function Preview({ accent, mode }: { accent: Accent; mode: Mode }) {
  const { light, dark } = css.previews[accent];
  if (mode !== 'system') return <Screen parts={mode === 'dark' ? dark : light} />;
  return (
    <span className={css.halves}>
      <Screen parts={light} />
      <span className={css.darkHalf}>
        <Screen parts={dark} />
      </span>
    </span>
  );
}

const Screen = ({ parts }: { parts: css.Painted }) => (
  <span aria-hidden className={parts.screen}>
    <span className={parts.bar} />
    <span className={parts.hero} />
    <span className={parts.games} />
    <span className={parts.button} />
  </span>
);
