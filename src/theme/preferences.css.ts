import { theme } from './contract.css.js';
import { layeredGlobal, when } from './styles.js';

/** What a person asks of the browser: more contrast, own colors, paper. In the layer `ui`, so that it wins over every theme. */
layeredGlobal('ui', ':root, [data-always-dark]', {
  '@media': {
    [when.moreContrast]: {
      vars: {
        [theme.muted]: theme.text,
        [theme.faint]: theme.text,
        [theme.border]: theme.borderStrong,
        [theme.heroMuted]: theme.heroOn,
      },
    },
  },
});

// Shadows draw no borders where the system chooses the colors.
const outlined = { '@media': { [when.forcedColors]: { border: '1px solid ButtonBorder' } } };
layeredGlobal('ui', 'button, input, select, textarea', outlined);
layeredGlobal('ui', 'label:has(> input)', outlined);
layeredGlobal('ui', '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])', {
  '@media': {
    [when.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
});

// Paper has no use for bars, tabs and messages that go by.
layeredGlobal('screens', 'nav, footer, [role=log], header:not(main header)', {
  '@media': { [when.print]: { display: 'none !important' } },
});
// Browsers print no backgrounds: whatever the theme, dark on white.
const [paper, ink, line] = ['#fff', '#000', '#777'];
layeredGlobal('ui', ':root', {
  '@media': {
    [when.print]: {
      vars: {
        ...Object.fromEntries([theme.page, theme.raised, theme.sunken, theme.soft].map((role) => [role, paper])),
        ...Object.fromEntries(
          [theme.text, theme.muted, theme.accentText, theme.heroOn, theme.heroMuted].map((role) => [role, ink]),
        ),
        [theme.border]: line,
        [theme.borderStrong]: line,
      },
    },
  },
});
