import type { Board, Table } from './board.js';
import { notifyHost, onHostSettings } from './host.js';
import { makerApi, Refused } from './maker-api.js';
import { moneyFormat } from './money.js';
import { switchMotion } from './motion.js';
import { previousOf, resultOf } from './outcome.js';
import { createSounds } from './sound.js';
import { createStage } from './stage.js';
import { texts as textsByLanguage, type GameTexts, type InLanguages } from './texts.js';
import type { GameLanguage, WireRound } from './wire.js';

/** Interval at which an idle page asks its maker for the state: this keeps the seat and shows money that was added. */
const beatMs = 15_000;

type Game<Own extends GameTexts, Bet, Outcome> = {
  readonly texts: InLanguages<Own>;
  readonly returnToPlayer: number;
  readonly createBoard: (table: Table<Own>) => Board<Bet, Outcome>;
};

/** Runs a game on this page, from its ticket in the address to its end. */
export function play<Own extends GameTexts, Bet, Outcome>(game: Game<Own, Bet, Outcome>): void {
  const root = document.body;
  const {
    theme = '',
    language = 'en_US',
    title = '',
    currency = 'PHP',
  } = root.dataset as { theme?: string; language?: GameLanguage; title?: string; currency?: string };
  const texts = textsByLanguage[language];
  const own = game.texts[language];
  const money = moneyFormat(language, currency);
  const ticket = new URLSearchParams(location.search).get('ticket') ?? '';
  type Round = WireRound<Bet, Outcome>;

  const state = {
    balance: 0,
    demo: false,
    stakes: [] as readonly number[],
    stake: 0,
    lastRound: null as Round | null,
    isBusy: true,
    isClosed: false,
  };

  const board = game.createBoard({
    language,
    theme,
    texts,
    own,
    money,
    onBet: draw,
    onPlay: () => void playRound(),
    say: (text, tone) => stage.say(text, tone),
  });
  const stage = createStage(
    root,
    { title, texts, own, board, returnToPlayer: game.returnToPlayer },
    {
      onPlay: () => void playRound(),
      onLower: () => step(-1),
      onRaise: () => step(1),
      onInfo: () => stage.openInfo(state.stake),
      onRecharge: () => notifyHost('recharge'),
      onExit: () => notifyHost('exit'),
    },
  );
  const sound = createSounds(() => root.dataset['sound'] === 'on');
  onHostSettings(({ hasSound, hasMotion }) => {
    root.dataset['sound'] = hasSound ? 'on' : 'off';
    switchMotion(hasMotion);
  });
  const api = makerApi({ onLink: stage.showLink, onGivingUp: () => notifyHost('disconnected') });

  async function enter(): Promise<void> {
    board.show(null);
    try {
      const { balance, demo, stakes, lastRound, view } = await api.enter(ticket);
      const last = lastRound as Round | null;
      Object.assign(state, { balance, demo, stakes, lastRound: last, isBusy: false });
      const used = last && board.stakeOf(last);
      state.stake = used !== null && stakes.includes(used) ? used : startStake();
      board.show(last);
      board.view?.(view);
      draw();
      stage.say(waiting() ? (own.decide?.choose ?? '') : ((last && previousOf(last, texts, money)) ?? own.choose));
      notifyHost('ready');
      setInterval(() => void beat(), board.beatMs ?? beatMs);
    } catch (error) {
      end(error);
    }
  }

  /** The round that waits for the player's decision; null if there is none. */
  function waiting(): Round | null {
    return board.decision !== undefined && state.lastRound?.win === null ? state.lastRound : null;
  }

  async function playRound(): Promise<void> {
    const open = waiting();
    const wager = board.wager(state.stake);
    if (state.isBusy || state.isClosed || (open === null && wager === null)) return;
    if (open === null && wager !== null && state.balance < wager.total) {
      refuseShort();
      return;
    }
    state.isBusy = true;
    draw();
    stage.say(open ? (own.decide?.running ?? '') : own.running);
    board.start();
    sound('spin');
    try {
      const { round, balance } = await (open
        ? api.decide({ roundKey: open.key, decision: board.decision?.() })
        : api.play({ roundKey: newKey(), stake: wager?.total ?? 0, bet: wager?.bet }));
      await show(round as Round, balance);
      notifyHost('balanceChanged');
    } catch (error) {
      board.show(state.lastRound);
      if (!(error instanceof Refused)) throw error;
      const sentence = own.refused?.[error.reason];
      if (sentence !== undefined) stage.say(sentence);
      else if (error.reason === 'insufficient') refuseShort();
      // Nothing was played and nothing is lost: the player may bet again.
      else if (error.reason === 'takenBack') stage.say(own.choose);
      else return end(error);
    }
    state.isBusy = false;
    draw();
  }

  /** Shows the game with the maker's outcome first, then the win together with the balance. */
  async function show(round: Round, balance: number): Promise<void> {
    const { stake, win } = round;
    state.balance = balance - (win ?? 0);
    draw();
    await board.finish(round);
    Object.assign(state, { balance, lastRound: round });
    const { text, tone } =
      win === null
        ? ({ text: own.decide?.choose ?? own.placed ?? '', tone: 'plain' } as const)
        : resultOf({ stake, win }, texts, money);
    stage.say(text, tone);
    sound(tone === 'win' ? 'win' : 'stop');
  }

  async function beat(): Promise<void> {
    if (state.isBusy || state.isClosed || document.hidden) return;
    try {
      const { balance, view } = await api.state();
      if (state.isBusy) return;
      const isChanged = balance !== state.balance;
      state.balance = balance;
      board.view?.(view);
      draw();
      // A round that ended by itself has been paid.
      if (isChanged) notifyHost('balanceChanged');
    } catch (error) {
      end(error);
    }
  }

  function step(by: number): void {
    if (state.isBusy || waiting()) return;
    state.stake = state.stakes[state.stakes.indexOf(state.stake) + by] ?? state.stake;
    draw();
  }

  function draw(): void {
    const { balance, demo, stakes, stake, isBusy } = state;
    const index = stakes.indexOf(stake);
    board.update({ stake, stakes, isOpen: !isBusy });
    const wager = board.wager(stake);
    stage.showBalance(money(balance), demo);
    const canChoose = !isBusy && waiting() === null;
    stage.showStake(money(stake), canChoose && index > 0, canChoose && index < stakes.length - 1);
    stage.showAction(waiting() ? (own.decide?.action ?? '') : own.action);
    stage.setPlayable(!isBusy && (waiting() !== null || wager !== null));
    if (balance >= (wager?.total ?? 0)) stage.offerRecharge(false);
  }

  function refuseShort(): void {
    stage.say(texts.insufficient);
    stage.offerRecharge(!state.demo);
  }

  function end(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    state.isClosed = true;
    stage.close();
    notifyHost('disconnected');
  }

  /** The largest stake that leaves money for fifty rounds, so that no player starts with a high stake by accident. */
  const startStake = (): number =>
    state.stakes.findLast((stake) => stake * 50 <= state.balance) ?? state.stakes[0] ?? 0;

  addEventListener('keydown', (event) => {
    if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
    if (event.target instanceof HTMLButtonElement || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void playRound();
  });

  void enter();
}

function newKey(): string {
  // randomUUID is missing on a page that is not served over HTTPS.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
