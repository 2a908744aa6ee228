import newCode from 'qrcode-generator';
import type { ReactNode } from 'react';
import { variant } from '../button/Button.css.js';
import { Icon } from '../icon/Icon.js';
import { downloadGlyph } from '../icon/glyphs/download.js';
import * as css from './QrCode.css.js';

/** Quiet zone: modules on each side that must stay empty (ISO/IEC 18004). */
const quiet = 4;
/** Pixels of a module in the saved picture. */
const cell = 10;

function codeOf(content: string) {
  const code = newCode(0, 'M');
  code.addData(content);
  code.make();
  return code;
}

/** The code as one SVG path: sharp at every size, without a picture to load. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const code = codeOf(content);
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => rowPath(row, count, (column) => code.isDark(row, column)));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${count} ${count}`}
      shapeRendering="crispEdges"
      className={css.code}
    >
      <path d={rows.join('')} fill="currentColor" />
    </svg>
  );
}

/** A phone cannot scan its own screen, so another app reads the saved picture from the gallery. `name`: of the file. */
export const SaveQr = ({ content, name, children }: { content: string; name: string; children: ReactNode }) => (
  <a
    href={codeOf(content).createDataURL(cell, quiet * cell)}
    download={`${name}.gif`}
    className={`${variant.soft} ${css.save}`}
  >
    <Icon glyph={downloadGlyph} />
    {children}
  </a>
);

/** The dark modules of a row; adjacent modules become one rectangle. */
function rowPath(row: number, count: number, isDark: (column: number) => boolean): string {
  let path = '';
  for (let column = 0; column < count; column += 1) {
    let end = column;
    while (end < count && isDark(end)) end += 1;
    if (end > column) path += `M${column} ${row}h${end - column}v1h${column - end}z`;
    column = end;
  }
  return path;
}
