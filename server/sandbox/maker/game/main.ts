import { LINES, evaluate } from '../slot.js';
import { notifyHost } from './host.js';
import { makerApi, Refused } from './maker-api.js';
import { moneyFormat } from './money.js';
import { previousOf, resultOf } from './outcome.js';
import { createSounds } from './sound.js';
import { createStage } from './stage.js';
import { texts as textsByLanguage } from './texts.js';
import type { GameLanguage, WireRound } from './wire.js';

/** Interval at which an idle page asks its maker for the state: this keeps the seat and shows money that was added. */
const beatMs = 15_000;

const root = document.body;
const {
  theme = 'mango',
  language = 'en_US',
  title = '',
  currency = 'PHP',
} = root.dataset as { theme?: string; language?: GameLanguage; title?: string; currency?: string };
const texts = textsByLanguage[language];
const money = moneyFormat(language, currency);
const ticket = new URLSearchParams(location.search).get('ticket') ?? '';

const play = {
  balance: 0,
  demo: false,
  stakes: [] as readonly number[],
  stake: 0,
  stops: [0, 0, 0, 0, 0] as readonly number[],
  isBusy: true,
  isClosed: false,
};

const stage = createStage(root, title, theme, texts, money, {
  onSpin: () => void spin(),
  onLower: () => step(-1),
  onRaise: () => step(1),
  onInfo: () => stage.openInfo(play.stake),
  onRecharge: () => notifyHost('recharge'),
  onExit: () => notifyHost('exit'),
});
const sound = createSounds(root.dataset['sound'] === 'on');
const api = makerApi({ onLink: stage.showLink, onGivingUp: () => notifyHost('disconnected') });

async function enter(): Promise<void> {
  stage.reels.show(play.stops);
  try {
    const state = await api.enter(ticket);
    Object.assign(play, { balance: state.balance, demo: state.demo, stakes: state.stakes, isBusy: false });
    play.stake = state.lastRound?.stake ?? startStake(state.stakes, state.balance);
    if (state.lastRound) play.stops = state.lastRound.stops;
    stage.reels.show(play.stops);
    draw();
    stage.say((state.lastRound && previousOf(state.lastRound, texts, money)) ?? texts.choose);
    notifyHost('ready');
    setInterval(() => void beat(), beatMs);
  } catch (error) {
    end(error);
  }
}

async function spin(): Promise<void> {
  if (play.isBusy || play.isClosed) return;
  if (play.balance < play.stake) {
    stage.say(texts.insufficient);
    stage.offerRecharge(!play.demo);
    return;
  }
  play.isBusy = true;
  draw();
  stage.say(texts.spinning);
  stage.reels.start();
  sound('spin');
  try {
    const { round, balance } = await api.spin({ roundKey: newKey(), stake: play.stake });
    await show(round, balance);
    notifyHost('balanceChanged');
  } catch (error) {
    stage.reels.show(play.stops);
    if (!(error instanceof Refused) || error.reason !== 'insufficient') return end(error);
    stage.say(texts.insufficient);
    stage.offerRecharge(!play.demo);
  }
  play.isBusy = false;
  draw();
}

/** Shows the reels with the maker's result first, then the win together with the balance. */
async function show(round: WireRound, balance: number): Promise<void> {
  play.balance = balance - round.win;
  draw();
  await stage.reels.stopAt(round.stops);
  Object.assign(play, { balance, stops: round.stops });
  const { wins } = evaluate(round.stops);
  stage.reels.mark(wins);
  const { text, tone } = resultOf(round, texts, money);
  stage.say(text, tone);
  sound(tone === 'win' ? 'win' : 'stop');
}

async function beat(): Promise<void> {
  if (play.isBusy || play.isClosed || document.hidden) return;
  try {
    const { balance } = await api.state();
    if (play.isBusy) return;
    play.balance = balance;
    draw();
  } catch (error) {
    end(error);
  }
}

function step(by: number): void {
  if (play.isBusy) return;
  play.stake = play.stakes[play.stakes.indexOf(play.stake) + by] ?? play.stake;
  draw();
}

function draw(): void {
  const index = play.stakes.indexOf(play.stake);
  stage.showBalance(money(play.balance), play.demo);
  stage.showStake(money(play.stake), !play.isBusy && index > 0, !play.isBusy && index < play.stakes.length - 1);
  stage.setSpinnable(!play.isBusy);
  if (play.balance >= play.stake) stage.offerRecharge(false);
}

function end(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  play.isClosed = true;
  stage.close();
  notifyHost('disconnected');
}

/** The largest stake that leaves money for fifty rounds, so that no player starts with a high stake by accident. */
function startStake(stakes: readonly number[], balance: number): number {
  return stakes.findLast((stake) => stake * 50 <= balance) ?? stakes[0] ?? LINES.length;
}

function newKey(): string {
  // randomUUID is missing on a page that is not served over HTTPS.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

addEventListener('keydown', (event) => {
  if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
  if (event.target instanceof HTMLButtonElement || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  void spin();
});

void enter();
