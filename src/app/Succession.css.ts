import { style } from '@vanilla-extract/css';

/** Keeps what it has laid out, and takes no room. A browser that doesn't know it must not show it. */
export const ahead = style({
  contentVisibility: 'hidden',
  '@supports': { 'not (content-visibility: hidden)': { display: 'none' } },
});
