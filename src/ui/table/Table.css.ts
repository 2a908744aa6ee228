import { theme } from '../../theme/contract.css.js';
import { text, weight } from '../../theme/scale.js';
import { layeredGlobal, uiStyle, when } from '../../theme/styles.js';

/** Scrolls on its own, so that the page never scrolls sideways. */
export const scroller = uiStyle({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [when.print]: { overflowX: 'visible' } },
});
export const table = uiStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.t14,
  fontVariantNumeric: 'tabular-nums',
});

const cell = { padding: '10px 12px', borderBottom: `1px solid ${theme.border}`, textAlign: 'end' } as const;
layeredGlobal('ui', `${table} :is(th, td)`, {
  ...cell,
  whiteSpace: 'nowrap',
  '@media': { [when.print]: { padding: '4px', whiteSpace: 'normal' } },
});
layeredGlobal('ui', `${table} :is(th, td):first-child`, { textAlign: 'start' });
layeredGlobal('ui', `${table} thead th`, { color: theme.muted, fontSize: text.t12, fontWeight: weight.medium });
layeredGlobal('ui', `${table} tbody th`, { fontWeight: weight.regular });
layeredGlobal('ui', `${table} :is(tbody, tfoot):last-child tr:last-child > *`, { borderBottom: 0 });
layeredGlobal('ui', `${table} tfoot > tr > *`, { background: theme.soft, fontWeight: weight.semi });
