/** The facts that decide which overlays may open. */

export type OverlayName =
  | 'trackingPixel'
  | 'loginPopup'
  | 'noticeOfTheDay'
  | 'appDownload'
  | 'exitWarning'
  | 'settlePolling'
  | 'unreadMessages'
  | 'passkeyOffer';

/** The popups that open by themselves, the most important first. */
export const popupNames = ['exitWarning', 'settlePolling', 'passkeyOffer', 'noticeOfTheDay', 'appDownload'] as const;
export type PopupName = (typeof popupNames)[number];

/** What the lobby is doing, as far as it decides which overlays may open. */
export type LobbyFacts = {
  /** The launch is done. */
  isReady: boolean;
  isPlayer: boolean;
  isAskedToLogIn: boolean;
  /** Somebody logged in over an interrupted form, and it is not known yet who. */
  isHeld: boolean;
  /** On one of the five main pages (section 2). */
  isOnMainPage: boolean;
  /** The first response about the player's balance has arrived, or the request failed. */
  isBalanceKnown: boolean;
  isMoneyInGame: boolean;
  /** How the notice of the day ended; null while it is being checked or shown. */
  notice: 'none' | 'read' | 'broken' | null;
  /** A player who logged in with a password, on this page. */
  isByPassword: boolean;
  /** The offer of a passkey was answered, or there was nothing to offer. */
  isOfferOver: boolean;
  /** The popups whose charts have something to show. */
  popups: readonly PopupName[];
  /** A dialog of the page itself is open. */
  isDialogOpen: boolean;
};

export type FactsChanged = { type: 'overlays.factsChanged'; facts: LobbyFacts };
/** The code of an overlay did not load, or its screen threw an error. */
export type OverlayMissed = { type: 'overlays.missed'; name: OverlayName };

/** What cannot change during a visit. `hasApp`: this browser can install the site's app, or the lobby. */
export type SiteFacts = { hasPixel: boolean; hasApp: boolean };

/** Before the first report. */
export const nothingKnown: LobbyFacts = {
  isReady: false,
  isPlayer: false,
  isAskedToLogIn: false,
  isHeld: false,
  isOnMainPage: false,
  isBalanceKnown: false,
  isMoneyInGame: false,
  notice: null,
  isByPassword: false,
  isOfferOver: false,
  popups: [],
  isDialogOpen: false,
};

export const hasLogin = ({ isAskedToLogIn, isHeld }: LobbyFacts): boolean => isAskedToLogIn || isHeld;

/** Whether a popup has something to show, and no login lies over it. */
export const isWanted = (facts: LobbyFacts, name: PopupName): boolean =>
  facts.popups.includes(name) && !hasLogin(facts);

/** Whether a popup that the player did not ask for may open. */
export const isFree = (facts: LobbyFacts): boolean =>
  facts.isReady && facts.isOnMainPage && isFreeOfGames(facts) && !hasLogin(facts);

/** A warning of money in a game comes before any news, so news wait until the balance is known. */
const isFreeOfGames = ({ isPlayer, isBalanceKnown, isMoneyInGame }: LobbyFacts): boolean =>
  !isPlayer || (isBalanceKnown && !isMoneyInGame);
