import type { AnyStateMachine, InspectionEvent } from 'xstate';
import type { ChartMeta } from '../../machines/vocabulary.js';
import type { Outside } from './outside.js';
import { currentOwner, ownerIn, resumeSlot, savedIn, type Saved } from './saved.js';

type Fields = Saved['fields'];
type World = Pick<Outside, 'store' | 'now'>;

/** Long enough to read an SMS on the same phone. After that another person may hold the phone, so the fields are discarded. */
const maxAgeMs = 30 * 60_000;

/**
 * Stores, for each chart that declares `meta.resumes`, those context fields and no others. Removes them when the chart no
 * longer has them, but only what this very chart had: the deposit page of another order, or another tab, may find the key of a
 * request whose response is still unknown.
 */
export const saveResumable = ({ store, now }: World) => {
  /** The fields of each running chart, and the text under which they are stored. */
  const held = new WeakMap<object, { own: Fields; text: string }>();
  return (event: InspectionEvent) => {
    if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
    const { machine, context, status } = event.snapshot;
    const resumes = resumesOf(machine);
    // A chart that stops with its page has not ended: its fields are what a reload gives back.
    if (!resumes || status === 'stopped') return;
    const name = slotOf(machine);
    const own = Object.fromEntries(resumes.fields.map((field) => [field, context[field]]));
    const before = held.get(event.actorRef);
    // All fields or none: a choice without its key cannot be resumed.
    if (status === 'active' && Object.values(own).every((value) => value !== null)) {
      const stored = loadResumable({ store, now }, machine);
      const fields = resumes.merge?.(stored, before?.own ?? own, own) ?? own;
      const text = JSON.stringify(fields);
      held.set(event.actorRef, { own, text });
      if (JSON.stringify(stored) === text) return;
      const saved: Saved = { version: resumes.version, at: now(), owner: currentOwner(store), fields };
      store.set(name, JSON.stringify(saved));
    } else if (before !== undefined && JSON.stringify(savedIn(store.get(name))?.fields) === before.text) {
      store.remove(name);
    }
  };
};

/**
 * The stored fields of a chart, or null if there are none or they are unreadable, of another version or another player, or
 * too old. What can no longer be used is removed.
 */
export function loadResumable({ store, now }: World, machine: AnyStateMachine): Fields | null {
  const name = slotOf(machine);
  const saved = savedIn(store.get(name));
  const resumes = resumesOf(machine);
  if (!resumes) return null;
  const isUsable =
    saved?.version === resumes.version &&
    resumes.fields.every((field) => saved.fields[field] != null) &&
    (resumes.lasts !== undefined || isFresh(saved, now()));
  if (!isUsable) {
    store.remove(name);
    return null;
  }
  return saved.owner === currentOwner(store) ? saved.fields : null;
}

/** Whether the stored fields of a chart belong to a player. They must not be used before the session has identified its player. */
export const hasOwner = ({ store }: World, machine: AnyStateMachine): boolean =>
  ownerIn(store.get(slotOf(machine))) !== null;

/** Validates what storage returned, since another version may have written it: the named fields, or null if one is not a string. */
export function textsIn<Name extends string>(
  saved: Fields | null,
  names: readonly Name[],
): Record<Name, string> | null {
  const texts = names.map((name) => [name, saved?.[name]] as const);
  return texts.every(([, text]) => typeof text === 'string')
    ? (Object.fromEntries(texts) as Record<Name, string>)
    : null;
}

/** If the clock was set back since, the age is unknown. */
const isFresh = ({ at }: Saved, now: number): boolean => at <= now && now - at < maxAgeMs;

const slotOf = (machine: AnyStateMachine) => resumeSlot(machine.id);
const resumesOf = (machine: AnyStateMachine) => (machine.root.meta as ChartMeta | undefined)?.resumes;

type MachineSnapshot = { machine: AnyStateMachine; context: Record<string, unknown>; status: string };
function isMachineSnapshot(snapshot: object): snapshot is MachineSnapshot {
  return 'machine' in snapshot && 'context' in snapshot;
}
