import { keyframes } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { level, lineHeight, motion, size, space, text, weight } from '../../theme/scale.js';
import { on, uiStyle } from '../../theme/styles.js';

const rise = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 } });

/** Above the tab bar and its safe area, and on a phone away from the buttons of an open sheet; lets presses through. */
export const region = uiStyle({
  position: 'fixed',
  zIndex: level.toast,
  insetInline: space.s16,
  bottom: `calc(${size.tabbar} + 16px + env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  gap: space.s8,
  pointerEvents: 'none',
  selectors: {
    [on.desktop]: { bottom: space.s32 },
    // A dialog is put directly into the body.
    [`:root:not([data-device=pc]) body:has(> [data-rac]) &`]: {
      top: `calc(${space.s16} + env(safe-area-inset-top))`,
      bottom: 'auto',
    },
  },
});
export const toast = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  maxWidth: 'min(100%, 30rem)',
  padding: '10px 16px',
  borderRadius: '12px',
  background: theme.toast,
  color: theme.toastOn,
  boxShadow: theme.e2,
  fontSize: text.t14,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
  animation: `${rise} ${motion.popup} ${motion.easeOut}`,
});
