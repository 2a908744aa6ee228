import { path, withQuery } from '../addresses.js';
import type { Activity, Promotion } from './promotions.machine.js';

export type Offer = Promotion | Activity;

export const offerKinds = ['all', 'promotions', 'events'] as const;
/** `now`: what the player can do something with. `over`: full, used, claimed, missed or ended. */
export const offerStates = ['all', 'now', 'open', 'joined', 'soon', 'over'] as const;
/** What an offer asks for. One that asks for two things is found under both. */
export const offerConditions = ['all', 'bet', 'netWin', 'balance'] as const;
export type OfferFilter = {
  kind: (typeof offerKinds)[number];
  state: (typeof offerStates)[number];
  condition: (typeof offerConditions)[number];
};

/** The parts of the list, in their order. */
const offerGroups = ['now', 'soon', 'over'] as const;
export type OfferGroup = (typeof offerGroups)[number];

export const everyOffer: OfferFilter = { kind: 'all', state: 'all', condition: 'all' };

/** The filter of an address; a value that another version wrote does not filter. */
export const offerFilterIn = (params: Readonly<Record<string, string>>): OfferFilter => ({
  kind: offerKinds.find((kind) => kind === params['kind']) ?? 'all',
  state: offerStates.find((state) => state === params['state']) ?? 'all',
  condition: offerConditions.find((condition) => condition === params['condition']) ?? 'all',
});
export const offersAddress = ({ kind, state, condition }: OfferFilter): string =>
  withQuery(path.privilege, { kind: unlessAll(kind), state: unlessAll(state), condition: unlessAll(condition) });
const unlessAll = (value: string) => (value === 'all' ? null : value);

/** What waits for the player comes first: a reward to claim, a participation that runs, what is open. */
const places: Readonly<Record<Offer['status'], { group: OfferGroup; rank: number }>> = {
  claimable: { group: 'now', rank: 0 },
  joined: { group: 'now', rank: 1 },
  open: { group: 'now', rank: 2 },
  soon: { group: 'soon', rank: 3 },
  full: { group: 'over', rank: 4 },
  used: { group: 'over', rank: 4 },
  claimed: { group: 'over', rank: 4 },
  missed: { group: 'over', rank: 5 },
  ended: { group: 'over', rank: 6 },
};

/** An event asks for stakes or for none of these: its other goals are a deposit or only joining. */
function asksFor(offer: Offer, condition: OfferFilter['condition']): boolean {
  if (condition === 'all') return true;
  if ('activityId' in offer) return condition === 'bet' && offer.kind === 'stake';
  return { bet: offer.betPercent, netWin: offer.netWinPercent, balance: offer.balancePercent }[condition] > 0;
}

function isInState({ status }: Offer, { state }: OfferFilter): boolean {
  if (state === 'all') return true;
  if (state === 'open') return status === 'open';
  if (state === 'joined') return status === 'joined' || status === 'claimable';
  return places[status].group === state;
}

/** The offers that match, by group. Within the same rank the order of the server stays, promotions before events. */
export function groupedOffers(
  promotions: readonly Promotion[],
  activities: readonly Activity[],
  filter: OfferFilter,
): readonly { group: OfferGroup; offers: readonly Offer[] }[] {
  const offers = [
    ...(filter.kind === 'events' ? [] : promotions),
    ...(filter.kind === 'promotions' ? [] : activities),
  ].filter((offer) => isInState(offer, filter) && asksFor(offer, filter.condition));
  return offerGroups.flatMap((group) => {
    const own = offers.filter(({ status }) => places[status].group === group);
    const ranked = own.sort((one, other) => places[one.status].rank - places[other.status].rank);
    return ranked.length > 0 ? [{ group, offers: ranked }] : [];
  });
}
