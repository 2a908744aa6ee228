import type { MessageDescriptor } from 'react-intl';
import { circleUserRoundGlyph } from '../../ui/icon/glyphs/circle-user-round.js';
import { gamepad2Glyph } from '../../ui/icon/glyphs/gamepad-2.js';
import { houseGlyph } from '../../ui/icon/glyphs/house.js';
import { layoutGridGlyph } from '../../ui/icon/glyphs/layout-grid.js';
import { ticketPercentGlyph } from '../../ui/icon/glyphs/ticket-percent.js';
import { messages } from '../messages.js';

type Tab = { path: string; also: readonly string[]; glyph: string; text: MessageDescriptor };

/** The five main pages (section 2), for the tab bar and for the rail. */
export const tabs: readonly Tab[] = [
  {
    path: '/pages/index/index',
    also: ['/', '/pages/desktop/index', '/pages/redirect/redirect', '/entry'],
    glyph: houseGlyph,
    text: messages.home,
  },
  {
    path: '/pages/browser/browser',
    also: ['/pages/browser/searchGame'],
    glyph: layoutGridGlyph,
    text: messages.categories,
  },
  { path: '/pages/privilege/privilege', also: [], glyph: ticketPercentGlyph, text: messages.promotions },
  { path: '/pages/myGames/myGames', also: [], glyph: gamepad2Glyph, text: messages.myGames },
  { path: '/pages/account/account', also: [], glyph: circleUserRoundGlyph, text: messages.account },
];

/** Sub-pages of the account stand under its tab. */
export const isUnder = ({ path, also }: Tab, pathname: string): boolean =>
  pathname === path ||
  also.includes(pathname) ||
  (path === '/pages/account/account' && pathname.startsWith('/pages/account/'));
