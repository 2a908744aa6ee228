import { button, el } from '../../page/dom.js';
import { onMotion, prefersStill } from '../../page/motion.js';
import { fill } from '../../page/texts.js';
import type { Choice, Desk, Tools } from '../../page/tools.js';
import { autoDialog } from './auto-dialog.js';
import { endOf, noRun, presetsOf, withRound, type AutoEnd, type AutoPlan } from './auto.js';
import type { Pace } from './reels.js';
import { slotTexts } from './texts.js';

/** Between two rounds of auto play, in ms: long enough to see what came out, and to press Stop. */
const restMs = 900;
const turboRestMs = 400;

/** Stakes for one tap, turbo, and auto play. Auto play presses the button for the player: each round is the same as any other. */
export function slotTools(desk: Desk, pace: Pace): Tools {
  const { texts, money } = desk;
  const own = slotTexts[desk.language];
  const state = {
    choice: null as Choice | null,
    /** Auto play that runs. `isLast`: its round is the last. */
    auto: null as { left: number; isLast: boolean; wake: () => void } | null,
  };

  const presets = el('div', 'presets');
  presets.setAttribute('role', 'group');
  presets.setAttribute('aria-label', own.presets);
  const turbo = button('mode turbo', own.turbo, () => {
    pace.isTurbo = !pace.isTurbo;
    turbo.setAttribute('aria-pressed', String(pace.isTurbo));
  });
  turbo.setAttribute('aria-pressed', 'false');
  const dialog = autoDialog({ texts, own, money, onStart: (plan) => void run(plan) });
  const auto = button('mode auto', own.auto, () => dialog.open(state.choice?.stake ?? 0));

  async function run(plan: AutoPlan): Promise<void> {
    if (state.auto !== null || prefersStill()) return;
    const running = { left: plan.rounds, isLast: false, wake: () => undefined as void };
    state.auto = running;
    // Leaving for the lobby takes the focus from this page only if the page has it.
    window.focus();
    desk.redraw();
    try {
      const end = await playAll(plan, running);
      if (end !== null) desk.add(saidOf(end, plan));
    } finally {
      state.auto = null;
      desk.redraw();
    }
  }

  /** Why it ended; null if the page has said so. */
  async function playAll(plan: AutoPlan, running: NonNullable<typeof state.auto>): Promise<AutoEnd | 'stopped' | null> {
    let done = noRun;
    for (;;) {
      const { choice } = state;
      if (choice === null || running.isLast) return 'stopped';
      const end = endOf(plan, done, choice);
      if (end !== null) return end;
      running.left -= 1;
      // oxlint-disable-next-line no-await-in-loop -- one round after the other.
      const settled = await desk.play();
      if (settled === null) return null;
      done = withRound(done, settled, choice.isFree);
      // oxlint-disable-next-line no-await-in-loop -- the player sees what came out, and can stop.
      if (!running.isLast && running.left > 0) await rest(running);
    }
  }

  const rest = (running: NonNullable<typeof state.auto>) =>
    new Promise<void>((resolve) => {
      running.wake = resolve;
      setTimeout(resolve, pace.isTurbo ? turboRestMs : restMs);
    });

  function saidOf(end: AutoEnd | 'stopped', { rounds, lossLimit, winStop }: AutoPlan): string {
    if (end === 'done') return fill(own.autoDone, String(rounds));
    if (end === 'loss') return fill(own.autoLossEnd, money(lossLimit));
    if (end === 'win') return fill(own.autoWinEnd, money(winStop ?? 0));
    return end === 'free' ? own.autoFreeEnd : own.autoStopped;
  }

  function stop(): void {
    if (state.auto === null || state.auto.isLast) return;
    state.auto.isLast = true;
    state.auto.wake();
    desk.redraw();
  }

  function update(choice: Choice): void {
    state.choice = choice;
    const { stake, stakes, balance, canChoose, isIdle } = choice;
    const offered = presetsOf(stakes);
    if (presets.childElementCount !== offered.length)
      presets.replaceChildren(...offered.map((preset) => button('preset', money(preset), () => desk.choose(preset))));
    offered.forEach((preset, index) => {
      const shown = presets.children[index] as HTMLButtonElement;
      shown.setAttribute('aria-pressed', String(preset === stake));
      shown.disabled = !canChoose || preset > balance;
    });
    auto.disabled = !isIdle || state.auto !== null;
  }

  onMotion((isStill) => {
    turbo.hidden = isStill;
    auto.hidden = isStill;
    if (isStill) stop();
  });

  return {
    elements: [turbo, auto, presets],
    dialog: dialog.element,
    update,
    stop,
    stopAction: () => (state.auto === null || state.auto.isLast ? null : fill(own.autoStop, String(state.auto.left))),
  };
}
