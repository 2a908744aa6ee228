import type { AnyStateMachine, InspectionEvent } from 'xstate';
import type { ChartMeta } from '../../machines/vocabulary.js';
import type { Outside } from '../effects/outside.js';

type Fields = Readonly<Record<string, unknown>>;
/** `at`: when one of the fields changed last, in ms since the epoch. */
type Saved = { version: number; at: number; fields: Fields };
type World = Pick<Outside, 'store' | 'now'>;

/** A phone that was put away for the SMS is back by then; whoever opens it later may be somebody else. */
const longestRest = 30 * 60_000;

/** Keeps, for each chart that declares `meta.resumes`, those context fields and no others. */
export const saveResumable =
  ({ store, now }: World) =>
  (event: InspectionEvent) => {
    if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
    const { machine, context, status } = event.snapshot;
    const resumes = resumesOf(machine);
    // A flow that is stopped with its page has not ended: it is what comes back.
    if (!resumes || status === 'stopped') return;
    const fields = Object.fromEntries(resumes.fields.map((name) => [name, context[name]]));
    // All or nothing: half of a flow (a choice without its key) is not worth coming back to.
    if (status === 'active' && Object.values(fields).every((value) => value !== null)) {
      const before = loadResumable({ store, now }, machine);
      if (before && JSON.stringify(before) === JSON.stringify(fields)) return;
      store.set(slotOf(machine), JSON.stringify({ version: resumes.version, at: now(), fields } satisfies Saved));
    } else {
      store.remove(slotOf(machine));
    }
  };

/** What a chart left behind, or null: nothing, unreadable, of another version, or too old. What is too old is forgotten. */
export function loadResumable({ store, now }: World, machine: AnyStateMachine): Fields | null {
  const saved = parse(store.get(slotOf(machine)));
  const resumes = resumesOf(machine);
  if (!saved || !resumes || saved.version !== resumes.version) return null;
  if (resumes.lasts === undefined && !isFresh(saved, now())) {
    store.remove(slotOf(machine));
    return null;
  }
  return resumes.fields.every((name) => saved.fields[name] != null) ? saved.fields : null;
}

/** Storage is a stranger: those fields of it, or null where one of them is no text. */
export function textsIn<Name extends string>(
  saved: Fields | null,
  names: readonly Name[],
): Record<Name, string> | null {
  const texts = names.map((name) => [name, saved?.[name]] as const);
  return texts.every(([, text]) => typeof text === 'string')
    ? (Object.fromEntries(texts) as Record<Name, string>)
    : null;
}

/** A clock that was set back tells nothing of the age. */
const isFresh = ({ at }: Saved, now: number): boolean => typeof at === 'number' && at <= now && now - at < longestRest;

const slotOf = (machine: AnyStateMachine) => `resume.${machine.id}`;
const resumesOf = (machine: AnyStateMachine) => (machine.root.meta as ChartMeta | undefined)?.resumes;

type MachineSnapshot = { machine: AnyStateMachine; context: Record<string, unknown>; status: string };
function isMachineSnapshot(snapshot: object): snapshot is MachineSnapshot {
  return 'machine' in snapshot && 'context' in snapshot;
}

function parse(text: string | null): Saved | null {
  if (text === null) return null;
  try {
    const saved: unknown = JSON.parse(text);
    return typeof saved === 'object' &&
      saved !== null &&
      'fields' in saved &&
      typeof saved.fields === 'object' &&
      saved.fields !== null
      ? (saved as Saved)
      : null;
  } catch {
    return null;
  }
}
