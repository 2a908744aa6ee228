/** What a visitor may open: exactly section 6. Every other route needs a token (A6). */
const forVisitors: ReadonlySet<string> = new Set([
  '/',
  '/pages/redirect/redirect',
  '/entry',
  '/pages/forbidden/forbidden',
  '/pages/index/index',
  '/pages/browser/browser',
  '/pages/privilege/privilege',
  '/pages/myGames/myGames',
  '/pages/account/account',
  '/pages/desktop/index',
  '/pages/account/contactInfomation',
  '/pages/account/userAgreement',
  '/pages/account/myWallet/depositResult',
  '/pages/index/gamePostMessagePage',
]);

/** The list of section 6 leaves out the pages that lead in; these three of them are for players (A1). */
const loginForPlayers: ReadonlySet<string> = new Set([
  '/pages/login/bindPhone',
  '/pages/login/fillProfile',
  '/pages/login/loginSuccess',
]);

/** System pages that only lead home (A8). */
const doors: ReadonlySet<string> = new Set(['/choose-location', '/open-location']);

export function isOpenToVisitors(path: string): boolean {
  if (forVisitors.has(path) || doors.has(path)) return true;
  return path.startsWith('/pages/login/') && !loginForPlayers.has(path);
}
