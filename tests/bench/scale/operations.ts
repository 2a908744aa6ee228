import { randomUUID } from 'node:crypto';
import { captchaProblem, newCaptcha } from '../../../server/domain/access/captchas.js';
import { SWEEPS } from '../../../server/jobs/sweeps.js';
import { post } from '../../../server/ledger/post.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import { exampleRequests } from '../../contract/requests.js';
import type { TestServer } from '../../server/harness.js';

/** One house, and a player who has just come to it. */
export interface House {
  readonly server: TestServer;
  readonly player: TestPlayer;
}

export interface Operation {
  readonly name: string;
  run(house: House): Promise<unknown>;
}

/** Ids that both houses have, by operation. The example of another operation is sent as it is. */
const PATHS: Readonly<Record<string, string>> = {
  listCategoryGames: '/game/category_game/slots',
  listMakerGames: '/game/maker_game/1',
  listMakersByCategory: '/game/maker/list/bycategory/slots',
  listTagGames: '/game/gavigationTag/fruit',
  getGameInfo: '/game/info/1001',
  getPromotion: '/gamePromotion/info/reel-starter',
  listPromotionGames: '/gamePromotion/game/list/reel-starter',
  listPromotionMakers: '/gamePromotion/game/makerType/reel-starter',
};
const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listCategoryMakerGames: { categoryId: 'slots', makerId: '1' },
  listGameComments: { gameId: '1001' },
  getGameCommentSummary: { gameId: '1001' },
  searchGames: { keyword: 'mango' },
  analyzeBill: { period: 'last30Days' },
};

/** Every read of the contract. */
export const readsOf = ({ parts }: TestServer): readonly Operation[] =>
  exampleRequests(parts.contract)
    .filter(({ method, id }) => method === 'GET' && !NOT_READ.has(id))
    .map(({ id, path, query }) => read(id, PATHS[id] ?? path, { ...query, ...QUERIES[id] }));

/** Every read of the contract, further searches and winners, the writes of a visit, and the scheduled work. */
export function operations(server: TestServer): readonly Operation[] {
  return [
    ...readsOf(server),
    ...FURTHER_READS,
    ...WRITES,
    ...SWEEPS.filter(({ name }) => !WHOLE_HOUSE.has(name)).map(sweep),
  ];
}

/** These are GET requests too, but one asks another company and one ends the session of the player who measures. */
const NOT_READ: ReadonlySet<string> = new Set(['getFacebookLoginUrl', 'logout']);
/**
 * The audit reads the whole ledger: that is its work. The demo players are a part of the seed. Tidying reads all sessions once
 * an hour: an index on their last use would cost a write with every visit.
 */
const WHOLE_HOUSE: ReadonlySet<string> = new Set(['audit', 'tidy']);

const FURTHER_READS: readonly Operation[] = [
  ...[
    ['with an error of typing', 'mnago'],
    ['in Thai', 'มะม่วง'],
    ['in Burmese', 'သရက်သီး'],
    ['in Chinese', '芒果'],
    ['of words that many games have', 'slots fruit'],
    ['of one letter', 'a'],
  ].map(([what = '', keyword = '']) => read(`searchGames ${what}`, '/game/search', { keyword })),
  ...['new', 'name', 'hot'].map((sort) => read(`searchGames without words, by ${sort}`, '/game/search', { sort })),
  read('searchGames without words, under a tag', '/game/search', { tagId: 'fruit', categoryId: 'slots' }),
  read('searchGames without words, with a feature', '/game/search', { feature: 'lines', categoryId: 'slots' }),
  read('searchGames with a word and a feature', '/game/search', { keyword: 'mango', feature: 'lines' }),
  read('listGameComments, the best first', '/game/comment/list', { gameId: '1001', sort: 'best' }),
  ...['weekly', 'monthly'].map((period) => read(`listWinners, ${period}`, '/game/winner/list', { period })),
];

/** Searches as people type them: a whole word, its beginning, two words, and one with an error of typing. */
export const searchesByLanguage: readonly { readonly language: string; readonly words: readonly Operation[] }[] = [
  { language: 'English', words: ['mango', 'man', 'mango reels', 'mnago', 'dice'] },
  { language: 'Malay', words: ['mangga', 'man', 'dadu', 'mnagga', 'ikan'] },
  { language: 'Burmese', words: ['သရက်သီး', 'သရက်', 'ငါး', 'အန်စာ', 'သရတ်သီး'] },
  { language: 'Thai', words: ['มะม่วง', 'มะ', 'ปลา', 'ลูกเต๋า', 'มะมวง'] },
  { language: 'Chinese', words: ['芒果', '芒', '捕鱼', '骰子', '忙果'] },
].map(({ language, words }) => ({
  language,
  words: words.map((keyword) => read(`searchGames ${keyword}`, '/game/search', { keyword })),
}));

const WRITES: readonly Operation[] = [
  {
    name: 'addGameComment',
    run: (house) => send(house, 'POST', '/game/comment', { gameId: '1001', content: 'Fine', score: 4 }),
  },
  { name: 'setLike', run: (house) => send(house, 'POST', '/game/like/1001', { status: true }) },
  { name: 'setFavorite', run: (house) => send(house, 'POST', '/game/favorite/1001', { status: true }) },
  { name: 'a captcha, drawn and solved', run: captcha },
  { name: 'a deposit in the ledger', run: deposit },
];

function read(name: string, path: string, query: Readonly<Record<string, string>>): Operation {
  return { name, run: ({ server, player }) => server.call('GET', path, { token: player.token, query }) };
}

const send = ({ server, player }: House, method: string, path: string, body: unknown) =>
  server.call(method, path, { token: player.token, body, headers: { 'idempotency-key': randomUUID() } });

async function captcha({ server: { parts } }: House): Promise<unknown> {
  const now = parts.services.clock.now();
  const { uuid } = await newCaptcha(parts.db, now);
  return captchaProblem(parts.db, { uuid, read: '12345', field: 'captcha' }, now);
}

function deposit({ server: { parts }, player }: House): Promise<unknown> {
  return parts.db.transaction().execute((trx) =>
    post(trx, {
      type: 'deposit',
      from: { kind: 'pay_clearing' },
      to: { kind: 'player_wallet', playerId: player.id },
      amount: 100,
      currency: parts.services.site.currency,
      referenceNo: randomUUID(),
      at: parts.services.clock.now(),
    }),
  );
}

const sweep = ({ name, run }: (typeof SWEEPS)[number]): Operation => ({
  name: `scheduled: ${name}`,
  run: async ({ server: { parts } }) => {
    const { failures } = await run(parts);
    if (failures.length > 0) throw new Error(`${name} failed`, { cause: failures[0]?.cause });
  },
});
