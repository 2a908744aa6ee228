import type { Board, Table, Wager } from './board.js';
import { listenToHost, notifyHost } from './host.js';
import { makerApi, newKey, Refused } from './maker-api.js';
import { moneyFormat } from './money.js';
import { switchMotion } from './motion.js';
import { costOf, previousOf, resultOf } from './outcome.js';
import { createSounds } from './sound.js';
import { createStage } from './stage.js';
import { fill, texts as textsByLanguage, type GameTexts, type InLanguages } from './texts.js';
import type { Desk, Settled, Tools } from './tools.js';
import type { FreeSpins, GameLanguage, PlayAnswer, WireRound } from './wire.js';

/** Interval at which an idle page asks its maker for the state: this keeps the seat and shows money that was added. */
const beatMs = 15_000;

type Game<Own extends GameTexts, Bet, Outcome> = {
  readonly texts: InLanguages<Own>;
  readonly returnToPlayer: number;
  readonly createBoard: (table: Table<Own>) => Board<Bet, Outcome>;
  /** Controls that this game has beside stake and start. */
  readonly createTools?: (desk: Desk) => Tools;
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
    /** Played before any other stake. */
    freeSpins: null as FreeSpins | null,
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
  const tools = game.createTools?.({
    language,
    texts,
    money,
    play: playRound,
    choose,
    add: (text) => stage.add(text),
    redraw: draw,
  });
  const stage = createStage(
    root,
    { title, texts, own, board, tools, returnToPlayer: game.returnToPlayer },
    {
      onPlay: press,
      onLower: () => step(-1),
      onRaise: () => step(1),
      onInfo: () => stage.openInfo(stakeNow()),
      onRecharge: () => notifyHost('recharge'),
      onExit: () => notifyHost('exit'),
    },
  );
  const sound = createSounds(() => root.dataset['sound'] === 'on');
  listenToHost({
    onSettings: ({ hasSound, hasMotion }) => {
      root.dataset['sound'] = hasSound ? 'on' : 'off';
      switchMotion(hasMotion);
    },
    onMoney: () => void beat(),
  });
  const onLink = (isLost: boolean): void => {
    stage.showLink(isLost);
    if (isLost) tools?.stop();
  };
  const api = makerApi({ onLink, onGivingUp: () => notifyHost('disconnected') });

  async function enter(): Promise<void> {
    board.show(null);
    try {
      const { balance, freeSpins, demo, stakes, lastRound, view } = await api.enter(ticket);
      const last = lastRound as Round | null;
      Object.assign(state, { balance, freeSpins, demo, stakes, lastRound: last, isBusy: false });
      const used = last && !last.isFree ? board.stakeOf(last) : null;
      state.stake = used !== null && stakes.includes(used) ? used : startStake();
      board.show(last);
      board.view?.(view);
      draw();
      stage.say(
        waiting()
          ? (own.decide?.choose ?? '')
          : ((last && previousOf({ stake: costOf(last), win: last.win }, texts, money)) ?? invitation()),
      );
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

  /** The stake of the next round, or of the one that waits for a decision. */
  function stakeNow(): number {
    const open = waiting();
    return open?.isFree ? open.stake : (state.freeSpins?.stake ?? state.stake);
  }

  const invitation = (): string => (state.freeSpins === null ? own.choose : texts.freeWhy);

  /** The button, or a key in its place: stops rounds that start by themselves, else starts one. */
  function press(): void {
    if (tools?.stopAction()) tools.stop();
    else void playRound();
  }

  /** Null if no round was settled: none was played, it waits for a decision, or its outcome comes later. */
  async function playRound(): Promise<Settled | null> {
    const open = waiting();
    const free = state.freeSpins;
    const wager = board.wager(stakeNow());
    if (state.isBusy || state.isClosed || (open === null && wager === null)) return null;
    if (open === null && wager !== null && !canPay(wager, free)) return null;
    let settled: Settled | null = null;
    state.isBusy = true;
    draw();
    stage.say(open ? (own.decide?.running ?? '') : own.running);
    board.start();
    sound('spin');
    try {
      const answer = await (open
        ? api.decide({ roundKey: open.key, decision: board.decision?.() })
        : api.play({ roundKey: newKey(), stake: wager?.total ?? 0, bet: wager?.bet, isFree: free !== null }));
      await show(answer);
      const { round } = answer;
      if (round.win !== null) settled = { cost: costOf(round), win: round.win };
      notifyHost('balanceChanged');
    } catch (error) {
      board.show(state.lastRound);
      if (!(error instanceof Refused)) throw error;
      const sentence = own.refused?.[error.reason];
      if (sentence !== undefined) stage.say(sentence);
      else if (error.reason === 'insufficient') refuseShort();
      // Nothing was played and nothing is lost: the player may bet again.
      else if (error.reason === 'takenBack') stage.say(invitation());
      else if (error.reason === 'noFreeSpin') await refuseFree();
      else end(error);
      if (state.isClosed) return null;
    }
    state.isBusy = false;
    draw();
    return settled;
  }

  /** Whether the bet can be placed. If it cannot, the page says why. */
  function canPay({ total }: Wager<Bet>, free: FreeSpins | null): boolean {
    if (free !== null && total !== free.stake) {
      stage.say(fill(texts.freeStake, money(free.stake)));
      return false;
    }
    if (free !== null || total <= state.balance) return true;
    refuseShort();
    return false;
  }

  /** Shows the game with the maker's outcome first, then the win together with the balance. */
  async function show({ round: played, balance, freeSpins }: PlayAnswer): Promise<void> {
    const round = played as Round;
    const { win } = round;
    state.balance = balance - (win ?? 0);
    draw();
    await board.finish(round);
    const isLastFree = state.freeSpins !== null && freeSpins === null;
    Object.assign(state, { balance, freeSpins, lastRound: round });
    const { text, tone } =
      win === null
        ? ({ text: own.decide?.choose ?? own.placed ?? '', tone: 'plain' } as const)
        : resultOf({ stake: costOf(round), win }, texts, money);
    stage.say(isLastFree ? `${text} · ${texts.freeOver}` : text, tone);
    sound(tone === 'win' ? 'win' : 'stop');
  }

  async function beat(): Promise<void> {
    if (state.isBusy || state.isClosed || document.hidden) return;
    try {
      const { lastRound } = state;
      const { balance, freeSpins, view } = await api.state();
      // A round since the request: the answer may be older than its balance.
      if (state.isBusy || state.lastRound !== lastRound) return;
      const isChanged = balance !== state.balance;
      Object.assign(state, { balance, freeSpins });
      board.view?.(view);
      draw();
      // A round that ended by itself has been paid.
      if (isChanged) notifyHost('balanceChanged');
    } catch (error) {
      end(error);
    }
  }

  const canChoose = (): boolean =>
    !state.isBusy && waiting() === null && state.freeSpins === null && !tools?.stopAction();

  const step = (by: number): void => choose(state.stakes[state.stakes.indexOf(state.stake) + by] ?? state.stake);

  function choose(stake: number): void {
    if (!canChoose()) return;
    state.stake = stake;
    draw();
  }

  function draw(): void {
    const { balance, freeSpins, demo, stakes, isBusy } = state;
    const stake = stakeNow();
    const index = stakes.indexOf(stake);
    board.update({ stake, stakes, isOpen: !isBusy });
    const wager = board.wager(stake);
    stage.showBalance(money(balance), demo);
    const open = waiting();
    const isFree = open === null ? freeSpins !== null : open.isFree;
    tools?.update({ stake, stakes, balance, isFree, canChoose: canChoose(), isIdle: !isBusy && stakes.length > 0 });
    const stopAction = tools?.stopAction() ?? null;
    stage.showFree(
      freeSpins &&
        fill(freeSpins.left === 1 ? texts.freeSpin : texts.freeSpins, money(freeSpins.stake), String(freeSpins.left)),
    );
    stage.showStake(
      isFree ? texts.freeStakeName : own.stake,
      money(stake),
      canChoose() && index > 0,
      canChoose() && index < stakes.length - 1,
    );
    stage.showAction(stopAction ?? (open ? (own.decide?.action ?? '') : own.action));
    stage.setPlayable(stopAction !== null || (!isBusy && (open !== null || wager !== null)));
    if (isFree || balance >= (wager?.total ?? 0)) stage.offerRecharge(false);
  }

  function refuseShort(): void {
    stage.say(texts.insufficient);
    stage.offerRecharge(!state.demo);
  }

  /** Another page of the player used the last one. Nothing was played. */
  async function refuseFree(): Promise<void> {
    try {
      const { balance, freeSpins } = await api.state();
      Object.assign(state, { balance, freeSpins });
      stage.say(freeSpins === null ? texts.freeGone : texts.freeWhy);
    } catch (error) {
      end(error);
    }
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
    press();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) tools?.stop();
  });
  // The player turns to the lobby around the frame, for one to leave: its dialogs take the focus.
  addEventListener('blur', () => tools?.stop());

  void enter();
}
