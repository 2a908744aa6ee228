import { describe, expect, test } from 'vitest';
import { addresses } from '../../machines/addresses.js';
import { filesIn, read, readJson } from '../support/files.js';

/* The names and figures that the specification fixes, restated by hand. A later change must not lose one silently. */

const contract = filesIn('openapi', /\.ya?ml$/)
  .map(read)
  .join('\n');
const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

describe('section 2: addresses', () => {
  const under = (folder: string, names: string) => names.split(' ').map((name) => `/pages/${folder}${name}`);
  const wallet = (names: string) => under('account/myWallet/', names);
  const built = [
    '/',
    '/entry',
    '/choose-location',
    '/open-location',
    ...under('', 'redirect/redirect forbidden/forbidden desktop/index index/index browser/browser privilege/privilege'),
    ...under('', 'myGames/myGames account/account browser/searchGame account/myWallet'),
    ...under('index/', 'notice noticeDetail gameDetail makerGameList playingGame gamePostMessagePage'),
    ...under('account/', 'contactInfomation recentlyPlaying myFavorite myLike resetPassword resetPasswordSuccess'),
    ...under('account/', 'userAgreement myBankCard myBankCard/editBankCard myPromotion myPromotion/myPromotionDetail'),
    ...under('account/myPromotion/', 'myPromotionBill'),
    ...wallet(
      'walletDetail analysisBill recharge rechargingPage depositResult depositSuccess depositFailed cashout cashoutAudit',
    ),
    ...under('privilege/', 'privilegeDetail allPrivilegeGames'),
    ...under('account/', 'myInfomation rebate systemBonus referralProgram message messageList messageDetail contactUs'),
    ...wallet('manualDeposit'),
    ...under('login/', 'accountLogin codeLogin accountSignUp accountResetPwd bindPhone fillProfile'),
    ...under('login/', 'getFacebookQuery loginSuccess'),
  ];
  const known = new Set(addresses.map(({ path }) => path));

  test.each(built)('%s has a page', (path) => expect(known.has(path)).toBe(true));
});

describe('section 3: fields on the wire', () => {
  const fields: Readonly<Record<string, string>> = {
    'site info': `countryCode websiteDefaultLanguage currencyCode currencySymbol countryTimezone gameAccountCaptchaEnabled
      gameAccountRegisterSMS gameAccountRegisterBank levelScheduleStatus mobileBottomPictureStatus userAgreement tiktokLink
      facebookLink youtubeLink appDownloadLink facebookPixel documentTitle`,
    'wallet params': `openStatus manualDepositOpenStatus autoDepositFunctionStatus depositAmountListStatus
      withdrawAmountListStatus`,
    login: 'username password code uuid browserUUID token img msg',
    registration: `phone inviteCode gameUserBankCard bank bankName bankCardName bankCardAccount bankCardRemark icon
      defaultStatus operatorCode bankCode`,
    'game category': 'categoryName title',
    'messages and records': 'number buttonStatus id',
    profile: 'nickname realname gender birthday email avatar level',
  };
  for (const [entity, names] of Object.entries(fields))
    test.each(names.split(/\s+/))(`${entity}: %s`, (name) => expect(hasWord(contract, name)).toBe(true));
});

test('section 7: only GET sends its payload in the query (B1)', () => {
  const operations = contract.split(/^(?=\/|  (?:get|post|put|delete):)/m);
  const inQuery = (text: string) =>
    /in: query/.test(text) ||
    [...text.matchAll(/parameters\.yaml#\/(\w+)/g)].some(([, name = '']) => name !== 'lang' && queries.has(name));
  const parameters = read('openapi/parameters.yaml').split(/^(?=\w)/m);
  const queries = new Set(parameters.filter((text) => /in: query/.test(text)).map((text) => text.split(':')[0]));
  expect(queries.size).toBeGreaterThan(1);
  const asking = operations.filter((text) => text.startsWith('  get:') && inQuery(text));
  expect(asking.length).toBeGreaterThan(10);
  const writes = operations.filter((text) => /^ {2}(?:post|put|delete):/.test(text));
  expect(writes.filter(inQuery).map((text) => /operationId: (\w+)/.exec(text)?.[1])).toEqual([]);
});

describe('sections 3 and 4: values of a field', () => {
  const values: Readonly<Record<string, string>> = {
    'trade states': 'pendingReview failed pendingPayment done',
    'bill types': 'deposit withdrawal props games member rewards rebate',
    'transfer types': 'withdraw deposit toGameMaker outOfGameMaker toPromotion promotionSettlement',
    'states of a promotion': 'ongoing closed settled settlable closing unlocked',
    'states of a bonus': 'pending claimed issued expired',
    'kinds of bonus': 'monthly birthday upgrade deposit',
    genders: 'male female unknown custom',
    'kinds of message': 'activity platform system',
  };
  const lists = [...contract.matchAll(/enum:\s*(?:\[([^\]]*)\]|((?:\s*- .+\n?)+))/g)].map(([, row, column]) =>
    (row ?? column ?? '').split(/[\s,-]+/).filter((value) => value !== ''),
  );
  test.each(Object.entries(values))('%s are one list of the contract', (_, names) => {
    const wanted = names.split(' ');
    expect(lists.some((list) => wanted.every((name) => list.includes(name)))).toBe(true);
  });
});

describe('section 8: texts', () => {
  const english = Object.values(readJson('locales/en_US.json') as Record<string, string>);
  test.each([
    'Insufficient balance, please Deposit!',
    'Please enter the correct amount',
    'The passwords entered do not match',
    'New and old passwords cannot be the same',
    'Please select the correct withdrawal amount',
    'Upload failed, please try again',
    'Exceeded the allowed file size',
    'Exceeded the maximum allowed number of files',
    'Failed to preview image',
    'Time out, if the payment is not successfully received please contact customer service',
    'The game has been disconnected, please exit the game and re-enter',
    'Sorry, the event has closed or expired',
    'No deposit times',
    'Limit exceeded',
    'The withdrawal order is under review',
  ])('%s', (text) => expect(english.some((one) => one.includes(text))).toBe(true));
});

describe('section 9: constants', () => {
  test.each([
    ['request timeout 60 s', 'machines/shared/durations.ts', 'requestTimeout = 60_000'],
    ['request timeout 300 s', 'machines/shared/durations.ts', 'slowRequestTimeout = 300_000'],
    ['chunk load 60 s', 'machines/shared/pageLoad.machine.ts', 'chunkTimeout: 60_000'],
    ['domain lookup 5 s', 'machines/entry/appDomain.machine.ts', 'lookupTimeout: 5_000'],
    ['loading indicator 800 ms', 'machines/shared/requests.machine.ts', 'indicatorDelay: 800'],
    ['code countdown 60 s', 'src/effects/access/codeCountdown.ts', 'countdown = 60_000'],
    ['sign-up code of 6 digits', 'machines/shared/rules/account.ts', 'oneTimeCode = grouped(code(6))'],
    ['captcha of 4 digits', 'machines/shared/rules/account.ts', 'captcha = grouped(matches(/^\\d{4}$/'],
    ['password of 6 to 20', 'machines/shared/rules/account.ts', '{6,20}'],
    ['invite code of 6', 'machines/shared/rules/account.ts', '/^[A-Z0-9]{6}$/'],
    ['input of at most 140', 'src/ui/text-field/TextField.tsx', 'maxLength = 140'],
    ['heartbeat 180 s', 'machines/access/onlineTime.machine.ts', 'reportInterval = 180_000'],
    ['check of the heartbeat 30 s', 'machines/access/onlineTime.machine.ts', 'checkInterval: 30_000'],
    ['restart over 184 s', 'machines/access/onlineTime.machine.ts', 'longestGap = 184_000'],
    ['skip under 176 s', 'machines/access/onlineTime.machine.ts', 'sinceReport >= 176_000'],
    ['toasts 1.5, 2 and 3 s', 'machines/shared/notices.machine.ts', 'short: 1_500, error: 2_000, long: 3_000'],
    ['button throttle 1000 ms', 'src/ui/press/usePress.ts', 'throttleMs = 1000'],
    ['debounce 500 ms', 'machines/shared/durations.ts', 'debounce = 500'],
    ['w from 10000', 'src/i18n/numbers.ts', "from: 10_000, unit: 'w'"],
    ['button of 88rpx', 'src/theme/scale.ts', 'rpx(88)'],
    ['text of 30rpx', 'src/theme/scale.ts', 'rpx(30)'],
    ['popup animation 250 ms', 'src/theme/scale.ts', "popup: '250ms'"],
    [
      'operator CUSTOM and defaultStatus 0',
      'src/effects/access/registration.ts',
      "defaultStatus: 0,\n            operatorCode: 'CUSTOM'",
    ],
  ])('%s', (_, file, code) => expect(read(file)).toContain(code));

  test('five kinds of toast', () =>
    expect(read('src/ui/toast-region/ToastRegion.tsx')).toContain(
      "'primary' | 'success' | 'info' | 'error' | 'warning'",
    ));
});

describe('sections 4, 6 and 8: names of events', () => {
  test.each(['noTokenReloadPage', 'onLogin', 'mobile-login-success'])('%s is in the glossary', (name) =>
    expect(read('docs/glossary.md')).toContain(`\`${name}\``),
  );
});

describe('every page has a link that leads to it', () => {
  /** Opened from outside the lobby, or only leading on. */
  const fromOutside: Readonly<Record<string, string>> = {
    '/pages/index/gamePostMessagePage': 'a maker opens it in its frame',
    '/pages/account/myWallet/depositResult': 'a payment company returns to it',
    '/pages/login/getFacebookQuery': 'the identity provider returns to it',
    '/pages/desktop/index': 'the launch leads to it',
  };
  const sources = ['machines', 'src/screens', 'src/app', 'src/ui', 'src/effects']
    .flatMap((folder) => filesIn(folder))
    .filter((file) => file !== 'machines/addresses.ts')
    .map(read)
    .join('\n');
  const named = new Map(
    [...read('machines/addresses.ts').matchAll(/^ {2}(\w+): '(\/[^']*)'/gm)].map(([, name, at]) => [at, name]),
  );
  const pages = addresses.filter(({ isEntry, path }) => !isEntry && !(path in fromOutside)).map(({ path }) => path);

  test.each(pages)('%s', (path) => {
    const name = named.get(path);
    const last = path.split('/').at(-1) ?? path;
    expect((name !== undefined && hasWord(sources, `path\\.${name}`)) || hasWord(sources, last)).toBe(true);
  });
});
