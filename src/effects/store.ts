/** Storage that never throws: where a browser refuses it (private mode, full), the visit goes on in memory. */
export type KeyValueStore = {
  get: (name: string) => string | null;
  set: (name: string, text: string) => void;
  remove: (name: string) => void;
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
  };
}

function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Names of what is kept in the browser (specification, section 3, "Locally kept items"). */
export const slot = {
  token: 'token',
  /** Nickname, avatar and level only (G5). */
  user: 'userInfo',
  locale: 'locale',
  device: 'deviceInfo',
  /** The layout that was chosen in the settings, against what the device is. */
  deviceChoice: 'deviceChoice',
  accent: 'accent',
  mode: 'mode',
  lowData: 'lowData',
  consent: 'consent',
  browserUuid: 'browserUUID',
  inviteCode: 'inviteCode',
  referralCode: 'referralCode',
  /** The server's sentence about a session that ended, for the page that is loaded because of it. */
  farewell: 'farewell',
  onlineTime: 'onlineTime',
  onlineLeader: 'onlineLeader',
  blocked: 'blockedFailure',
  codeEnd: 'codeEnd',
  exitWarning: 'exitWarningOff',
  /** What a deposit leaves behind for its next visit: see src/app/resume.ts. */
  deposit: 'resume.deposit',
  signUpDraft: 'resume.signUp',
  smsLoginDraft: 'resume.smsLogin',
  resetPasswordDraft: 'resume.resetPassword',
  bindPhoneDraft: 'resume.bindPhone',
  lastNotification: 'lastNotification',
  appDomain: 'appDomain',
  appDownload: 'appDownload',
  /** The build that was loaded anew because a page of it was gone (B7). */
  reloadedBuild: 'reloadedBuild',
  domainTries: 'requestAppDomainNumbers',
  socialBind: 'socialBindStatus',
  fillProfile: 'fillProfileStatus',
} as const;
