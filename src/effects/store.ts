/** Storage that never throws: if the browser refuses it (private mode, full), values are kept in memory for this visit. */
export type KeyValueStore = {
  get: (name: string) => string | null;
  set: (name: string, text: string) => void;
  remove: (name: string) => void;
  /** Of all items that are stored. */
  names: () => readonly string[];
};

export function createStore(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  return {
    get: (name) => memory.get(name) ?? attempt(() => open().getItem(name)),
    set: (name, text) => {
      const isKept = attempt(() => {
        open().setItem(name, text);
        return true;
      });
      if (isKept) memory.delete(name);
      else memory.set(name, text);
    },
    remove: (name) => {
      memory.delete(name);
      attempt(() => open().removeItem(name));
    },
    names: () => [...memory.keys(), ...(attempt(() => Object.keys(open())) ?? [])],
  };
}

function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Names of the items stored in the browser (specification, section 3, "Locally kept items"). */
export const slot = {
  token: 'token',
  /** Only nickname, avatar and level (G5). */
  user: 'userInfo',
  /** The id of the player who is logged in: what a chart saves for a reload belongs to this player. */
  playerId: 'playerId',
  locale: 'locale',
  device: 'deviceInfo',
  /** The layout that the player chose in the settings; it overrides the measured device. */
  deviceChoice: 'deviceChoice',
  accent: 'accent',
  mode: 'mode',
  lowData: 'lowData',
  sound: 'sound',
  motion: 'motion',
  consent: 'consent',
  browserUuid: 'browserUUID',
  inviteCode: 'inviteCode',
  referralCode: 'referralCode',
  /** The server's sentence about the expired session, shown after the reload that it causes. */
  expiredReason: 'expiredReason',
  onlineTime: 'onlineTime',
  onlineLeader: 'onlineLeader',
  blocked: 'blockedFailure',
  codeEnd: 'codeEnd',
  exitWarning: 'exitWarningOff',
  /** When a tab of this player asked last what can be settled, and which offers were made on this device (F4). */
  settleAsked: 'settleAsked',
  settleOffered: 'canSettleHistory',
  settleLeader: 'settleLeader',
  /** The unread messages of a player as a tab counted them last, which tab counts, and what a tab did to messages last. */
  messagesCounted: 'messagesCounted',
  messagesLeader: 'messagesLeader',
  messagesChanged: 'messagesChanged',
  /** Hearts and thumbs that could not be sent yet, and the last ones that the server took: other tabs follow them. */
  unsentMarks: 'unsentMarks',
  favoriteChanged: 'favoriteChanged',
  likeChanged: 'likeChanged',
  /** The games that the player has played, as they were read last. */
  playedGames: 'playedGames',
  /** The words that were searched last on this device. */
  searchWords: 'searchWords',
  lastNotification: 'lastNotification',
  appDomain: 'appDomain',
  appDownload: 'appDownload',
  /** The build for which the document was already reloaded because a page was missing (B7). */
  reloadedBuild: 'reloadedBuild',
  domainTries: 'requestAppDomainNumbers',
  /** The offer of a passkey was declined for good on this device (C10). */
  passkeyDeclined: 'passkeyDeclined',
  socialBind: 'socialBindStatus',
  fillProfile: 'fillProfileStatus',
} as const;
