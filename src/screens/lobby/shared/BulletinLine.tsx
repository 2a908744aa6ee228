import type { Home } from '../../../../machines/vocabulary.js';
import { noticeAddress } from '../../../../machines/lobby/addresses.js';
import { megaphoneGlyph } from '../../../ui/icon/glyphs/megaphone.js';
import { StripLine } from '../../../ui/line-strip/LineStrip.js';

/** The newest bulletin, as one line. */
export const BulletinLine = ({ bulletin: { bulletinId, title, summary } }: { bulletin: Home['bulletins'][number] }) => (
  <StripLine href={noticeAddress(bulletinId)} glyph={megaphoneGlyph} title={title} text={summary} />
);
