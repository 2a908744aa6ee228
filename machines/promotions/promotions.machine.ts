import { assign, fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { redirect } from '../entry/navigator.js';
import type { ListReport } from '../shared/pagedList.machine.js';
import { navigatorOf } from '../system.js';
import type { ChartMeta, Plain, UiTag } from '../vocabulary.js';
import { everyOffer, offersAddress, type OfferFilter } from './offerFilter.js';
import { offersMachine, type Offer, type OffersExtra } from './offers.js';

type Schemas = components['schemas'];
/** A promotion with its own balance. */
export type Promotion = Schemas['PromotionCard'];
/** A marketing event. */
export type Activity = Schemas['Activity'];
export type Banner = Schemas['Banner'];
type Report = ListReport<Offer, OffersExtra>;

/** Promotions: a player or visitor reads which promotions and events the site has, and the terms of each. */
export const promotionsMachine = setup({
  types: {} as {
    input: { filter: OfferFilter };
    /** `now`: by the server's clock, in ms since the epoch. */
    context: { filter: OfferFilter; offers: readonly Offer[]; now: number };
    events:
      /** The address has changed: by this chart, by a link or by a step back. */
      | { type: 'promotions.addressed'; filter: OfferFilter }
      | { type: 'promotions.filtered'; filter: OfferFilter }
      | { type: 'clock.ticked'; now: number }
      | Plain<'promotions.cleared'>
      | Report;
    children: { offers: 'offers' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    offers: offersMachine,
    /** Ticks for the countdowns to the start and the end. */
    watchClock: fromCallback<{ type: 'clock.ticked'; now: number }>(() => undefined),
  },
  guards: {
    /** A countdown has run out. */
    hasTurned: ({ context: { offers } }, now: number) =>
      offers.some(
        ({ status, startTime, endTime }) =>
          (status === 'soon' && Date.parse(startTime) <= now) || (status === 'open' && Date.parse(endTime) <= now),
      ),
  },
  actions: {
    noteFilter: assign((_, filter: OfferFilter) => ({ filter })),
    noteNow: assign((_, now: number) => ({ now })),
    noteOffers: assign(({ context }, { rows, extra }: Report) => ({
      offers: rows,
      now: Math.max(context.now, extra?.now ?? 0),
    })),
    forgetOffers: assign({ offers: [] }),
    openAddress: sendTo(navigatorOf, ({ context }) => redirect(offersAddress(context.filter))),
  },
}).createMachine({
  id: 'promotions',
  description: 'Visitors see it too. Taking part has charts of its own.',
  meta: { title: 'Promotions' },
  context: ({ input }) => ({ ...input, offers: [], now: 0 }),
  on: {
    'promotions.addressed': { actions: { type: 'noteFilter', params: ({ event }) => event.filter } },
    'promotions.filtered': {
      actions: [{ type: 'noteFilter', params: ({ event }) => event.filter }, 'openAddress'],
      description: 'The address keeps the filter for Back, for a reload and for a link.',
    },
    'promotions.cleared': { actions: [{ type: 'noteFilter', params: everyOffer }, 'openAddress'] },
    'pagedList.loaded': { actions: { type: 'noteOffers', params: ({ event }) => event } },
    'clock.ticked': [
      {
        guard: { type: 'hasTurned', params: ({ event }) => event.now },
        target: '.shown',
        actions: ['forgetOffers', { type: 'noteNow', params: ({ event }) => event.now }],
        description: 'Something has started or ended, so the server is asked again whether the player can take part.',
      },
      { actions: { type: 'noteNow', params: ({ event }) => event.now } },
    ],
  },
  initial: 'shown',
  states: {
    shown: {
      meta: { title: 'Promotions and events' },
      description:
        'What the player can use now comes first, then what starts soon, then the rest. The filter hides loaded rows.',
      invoke: [
        { id: 'offers', src: 'offers', input: { query: null } },
        { id: 'watchClock', src: 'watchClock' },
      ],
    },
  },
});

export type PromotionsRef = ActorRefFrom<typeof promotionsMachine>;
