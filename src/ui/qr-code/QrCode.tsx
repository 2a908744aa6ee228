import { encodeQR } from 'qr';
import type { ReactNode } from 'react';
import { variant } from '../button/Button.css.js';
import { Icon } from '../icon/Icon.js';
import { downloadGlyph } from '../icon/glyphs/download.js';
import * as css from './QrCode.css.js';

/** A code is read with 15% of it unreadable. On each side four modules stay empty (ISO/IEC 18004). */
const drawn = { ecc: 'medium', border: 4 } as const;
/** Pixels of a module in the saved picture. */
const scale = 10;

/** The code as one SVG path: sharp at every size, without a picture to load. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const rows = encodeQR(content, 'raw', drawn);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={css.code}
    >
      <path d={rows.map(rowPath).join('')} fill="currentColor" />
    </svg>
  );
}

/** A phone cannot scan its own screen, so another app reads the saved picture from the gallery. `name`: of the file. */
export const SaveQr = ({ content, name, children }: { content: string; name: string; children: ReactNode }) => (
  <a
    href={encodeQR(content, 'data-url', { ...drawn, scale })}
    download={`${name}.gif`}
    className={`${variant.soft} ${css.save}`}
  >
    <Icon glyph={downloadGlyph} />
    {children}
  </a>
);

/** The dark modules of a row; adjacent modules become one rectangle. */
function rowPath(modules: readonly boolean[], row: number): string {
  let path = '';
  for (let column = 0; column < modules.length; column += 1) {
    let end = column;
    while (modules[end]) end += 1;
    if (end > column) path += `M${column} ${row}h${end - column}v1h${column - end}z`;
    column = end;
  }
  return path;
}
