import type { SnapshotFrom } from 'xstate';
import { endsOf, type EndAction, type EndPreview } from '../../../../machines/promotions/ending.js';
import type { PromotionCloseRef } from '../../../../machines/promotions/promotionClose.machine.js';
import type { promotionRecordMachine } from '../../../../machines/promotions/promotionRecord.machine.js';
import type { PromotionSettleRef } from '../../../../machines/promotions/promotionSettle.machine.js';
import type { PromotionUnlockRef } from '../../../../machines/promotions/promotionUnlock.machine.js';
import type { ConfirmedEndRef } from '../../../../machines/shared/confirmedEnd.machine.js';

type Snapshot = SnapshotFrom<typeof promotionRecordMachine>;
export type EndRef = PromotionSettleRef | PromotionCloseRef | PromotionUnlockRef;

/** `shape`: nothing is known yet. A participation that is known stays on screen while it is read again. */
export type Panel = 'shape' | 'unavailable' | 'missing' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('missing')) return 'missing';
  return snapshot.context.record === null ? 'shape' : 'shown';
}
export const selectRecord = ({ context }: Snapshot) => context.record;
export const selectComparison = ({ context }: Snapshot) => context.comparison;

/** The ends that have a button. They stay under the question about one of them, so that its button has the focus again. */
const selectHas =
  (end: EndAction) =>
  (snapshot: Snapshot): boolean =>
    snapshot.context.record !== null &&
    (snapshot.matches('running') || selectEnd(snapshot) !== null) &&
    endsOf(snapshot.context.record)[end];
export const selectCanSettle = selectHas('settle');
export const selectCanClose = selectHas('close');
export const selectCanUnlock = selectHas('unlock');

/** The dialog that compares the ends; null while it is closed. */
export type Comparing = 'comparing' | 'compared' | 'uncompared';
export const selectComparing = (snapshot: Snapshot): Comparing | null =>
  (['comparing', 'compared', 'uncompared'] as const).find((running) => snapshot.matches({ running })) ?? null;

/** The question that lies over the page. */
export function selectEnd({ children }: Snapshot): { action: EndAction; end: EndRef } | null {
  const { promotionSettle: settle, promotionClose: close, promotionUnlock: unlock } = children;
  if (settle) return { action: 'settle', end: settle as PromotionSettleRef };
  if (close) return { action: 'close', end: close as PromotionCloseRef };
  return unlock ? { action: 'unlock', end: unlock as PromotionUnlockRef } : null;
}

/** What the question about an end is in the middle of. */
export const selectMiddle = ({ children }: ReturnType<EndRef['getSnapshot']>) =>
  children.promotionEnd as ConfirmedEndRef<EndPreview> | undefined;
