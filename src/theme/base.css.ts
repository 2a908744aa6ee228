import { theme } from './contract.css.js';
import { font, lineHeight, text, tracking, weight } from './scale.js';
import { choseReducedMotion, layeredGlobal, when } from './styles.js';
import './preferences.css.js';
import './themes.css.js';

const fallbacks = 'system-ui, "Noto Sans Thai", "Noto Sans Myanmar", "Noto Sans CJK SC", sans-serif';
const latin = { '--lh-tight': '1.15', '--lh-snug': '1.35', '--lh-body': '1.5' };
const noTracking = { '--track-tight': '0', '--track': '0' };

layeredGlobal('theme', ':root', {
  vars: {
    // Beyond the width of a large phone the content gets more room instead of larger letters (A9).
    '--rpx': 'calc(min(100vw, 480px) / 750)',
    '--d': '1px',
    '--fs': '1',
    ...latin,
    '--track-tight': '-.018em',
    '--track': '-.006em',
    '--font': `Inter, ${fallbacks}`,
    '--font-display': `"Inter Display", Inter, ${fallbacks}`,
    '--gutter': 'calc(32 * var(--rpx))',
    '--topbar-h': '3.5rem',
    '--tabbar-h': '3.75rem',
    '--line': '0px',
  },
});
layeredGlobal('theme', ':root[data-device=pc]', {
  vars: {
    '--d': 'calc(clamp(1200px, 100vw, 1920px) / 1920)',
    '--rpx': 'max(.5px, calc(var(--d) * 2 / 3))',
    '--gutter': 'calc(43 * var(--d))',
    '--topbar-h': '4.25rem',
  },
});
layeredGlobal('theme', '[lang|=th]', {
  vars: { '--lh-tight': '1.4', '--lh-snug': '1.55', '--lh-body': '1.7', ...noTracking },
});
layeredGlobal('theme', '[lang|=my]', {
  vars: { '--lh-tight': '2.2', '--lh-snug': '2.2', '--lh-body': '2.2', '--fs': '.94', ...noTracking },
});
layeredGlobal('theme', '[lang|=zh]', {
  vars: { '--lh-tight': '1.25', '--lh-snug': '1.4', '--lh-body': '1.65', ...noTracking },
});
// A Latin name on a Thai or Burmese page uses the line height of the Latin script.
layeredGlobal('theme', '[lang|=en]:not(:root)', { vars: latin });
// `body` has computed both for the script of the page, and its children inherit what it computed.
layeredGlobal('base', ':is([lang|=th], [lang|=my], [lang|=zh]):not(:root)', {
  lineHeight: lineHeight.body,
  letterSpacing: tracking.normal,
});
layeredGlobal('theme', ':root', { '@media': { [when.largeText]: { vars: { '--tabbar-h': '4.25rem' } } } });

layeredGlobal('base', '*, *::before, *::after', { boxSizing: 'border-box' });
layeredGlobal('base', 'html', {
  background: theme.page,
  WebkitTextSizeAdjust: '100%',
  // What gets the focus scrolls clear of the bars: the top bar, and on a phone the tabs or the foot bar.
  scrollPaddingBlock: 'calc(var(--topbar-h) + 8px) calc(7rem + env(safe-area-inset-bottom))',
});
// A scroll bar keeps its place while a dialog hides it: nothing on the page moves.
layeredGlobal('base', ':root[data-device=pc]', { scrollPaddingBottom: '16px', scrollbarGutter: 'stable' });
layeredGlobal('base', 'body', {
  margin: 0,
  background: theme.page,
  color: theme.text,
  font: `${weight.regular} ${text.t15}/${lineHeight.body} ${font.text}`,
  letterSpacing: tracking.normal,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
layeredGlobal('base', ':where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset)', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  listStyle: 'none',
  font: 'inherit',
});
layeredGlobal('base', 'button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  border: 0,
  borderRadius: 0,
  background: 'none',
  padding: 0,
  margin: 0,
  textAlign: 'inherit',
});
layeredGlobal('base', 'button, a, label, summary', {
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
});
layeredGlobal('base', 'button:enabled, summary', { cursor: 'pointer' });
layeredGlobal('base', 'a', { color: 'inherit', textDecoration: 'none' });
layeredGlobal('base', 'img, svg', { display: 'block', maxWidth: '100%' });
layeredGlobal('base', 'b, strong', { fontWeight: weight.semi });
layeredGlobal('base', '[hidden]', { display: 'none !important' });
layeredGlobal('base', ':focus-visible', { outline: `2px solid ${theme.focus}`, outlineOffset: '2px' });
// A part of the page that stands in for a button that is gone (`ui/focus`): nothing to press.
layeredGlobal('base', '[data-stand-in]:focus-visible', { outline: 'none' });
layeredGlobal('base', '::selection', { background: theme.accentSoftHover, color: theme.accentSoftOn });
layeredGlobal('base', '::placeholder', { color: theme.muted, opacity: 1 });
// `!important` in the first layer wins over every later layer.
const withoutMotion = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '1ms !important',
} as const;
layeredGlobal('base', '*, *::before, *::after', { '@media': { [when.lessMotion]: withoutMotion } });
layeredGlobal(
  'base',
  `${choseReducedMotion} *, ${choseReducedMotion} *::before, ${choseReducedMotion} *::after`,
  withoutMotion,
);
