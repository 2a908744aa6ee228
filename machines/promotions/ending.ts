import type { components } from '../../openapi/user-api.js';

type Schemas = components['schemas'];
export type EndAction = Schemas['EndAction'];
/** What ending now would keep and lose, from the server. Minor units. */
export type EndPreview = Schemas['EndPreview'];
/** A participation of the player. */
export type PromotionRecord = Schemas['PromotionRecord'];
/** The participation after its end, and the wallet. */
export type EndedRecord = Schemas['RecordResult'];

/** The ends that the server allows. What can be unlocked can be closed too (F2). */
export const endsOf = ({ buttonStatus }: Schemas['PromotionRecordInfo']): Readonly<Record<EndAction, boolean>> => ({
  settle: buttonStatus === 1,
  close: buttonStatus >= 2,
  unlock: buttonStatus === 3,
});
