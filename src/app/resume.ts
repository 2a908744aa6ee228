import type { AnyStateMachine, InspectionEvent } from 'xstate';
import type { ChartMeta } from '../../machines/vocabulary.js';
import type { KeyValueStore } from '../effects/store.js';

type Fields = Readonly<Record<string, unknown>>;
type Saved = { version: number; fields: Fields };

/** Keeps, for each chart that declares `meta.resumes`, those context fields and no others. */
export const saveResumable = (store: KeyValueStore) => (event: InspectionEvent) => {
  if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
  const { machine, context, status } = event.snapshot;
  const resumes = resumesOf(machine);
  // A flow that is stopped with its page has not ended: it is what comes back.
  if (!resumes || status === 'stopped') return;
  const fields = Object.fromEntries(resumes.fields.map((name) => [name, context[name]]));
  // All or nothing: half of a flow (a choice without its key) is not worth coming back to.
  if (status === 'active' && Object.values(fields).every((value) => value !== null)) {
    store.set(slotOf(machine), JSON.stringify({ version: resumes.version, fields } satisfies Saved));
  } else {
    store.remove(slotOf(machine));
  }
};

/** What a chart left behind, or null: nothing, unreadable, or of another version. */
export function loadResumable(store: KeyValueStore, machine: AnyStateMachine): Fields | null {
  const saved = parse(store.get(slotOf(machine)));
  const resumes = resumesOf(machine);
  if (!saved || !resumes || saved.version !== resumes.version) return null;
  return resumes.fields.every((name) => saved.fields[name] != null) ? saved.fields : null;
}


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
    return typeof saved === 'object' && saved !== null && 'fields' in saved && typeof saved.fields === 'object' && saved.fields !== null
      ? (saved as Saved)
      : null;
  } catch {
    return null;
  }
}
