import type { MessageDescriptor } from 'react-intl';
import { type Tab, addressOf, path } from '../../../machines/addresses.js';
import { circleUserRoundGlyph } from '../../ui/icon/glyphs/circle-user-round.js';
import { gamepad2Glyph } from '../../ui/icon/glyphs/gamepad-2.js';
import { houseGlyph } from '../../ui/icon/glyphs/house.js';
import { layoutGridGlyph } from '../../ui/icon/glyphs/layout-grid.js';
import { ticketPercentGlyph } from '../../ui/icon/glyphs/ticket-percent.js';
import { messages } from '../messages.js';

type TabLink = { tab: Tab; path: string; glyph: string; text: MessageDescriptor };

/** The five main pages (section 2), for the tab bar and for the rail. */
export const tabs: readonly TabLink[] = [
  { tab: 'home', path: path.home, glyph: houseGlyph, text: messages.home },
  { tab: 'catalogue', path: path.browser, glyph: layoutGridGlyph, text: messages.categories },
  { tab: 'promotions', path: path.privilege, glyph: ticketPercentGlyph, text: messages.promotions },
  { tab: 'myGames', path: path.myGames, glyph: gamepad2Glyph, text: messages.myGames },
  { tab: 'account', path: path.account, glyph: circleUserRoundGlyph, text: messages.account },
];

/** Whether the tab is marked as current at a path. */
export const isCurrent = ({ tab }: TabLink, at: string): boolean => addressOf(at)?.tab === tab;
