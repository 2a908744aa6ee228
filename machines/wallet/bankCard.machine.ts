import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { raised } from '../shared/notices.machine.js';
import { navigatorOf, noticesOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type UiTag,
} from '../vocabulary.js';
import {
  isOtherName,
  pathAfterCard,
  type CardDraft,
  type CardFields,
  type CardForm,
  type CardOrigin,
} from './bankCard.js';
import { cardFormWrite } from './cardWrites.js';

/** Bank card: the player adds a card, or changes one. Afterwards the page opens from which the player came. */
export const bankCardMachine = setup({
  types: {} as {
    /** `cardId`: the card to change; null adds one. */
    input: { cardId: string | null; origin: CardOrigin; draft: CardDraft | null };
    context: {
      cardId: string | null;
      origin: CardOrigin;
      draft: CardDraft | null;
      form: CardForm | null;
      fields: CardFields | null;
      problem: Problem | null;
    };
    events:
      | { type: 'bankCard.typed'; draft: CardDraft }
      | { type: 'bankCard.submitted'; fields: CardFields }
      | Plain<'bankCard.overruled' | 'bankCard.edited' | 'bankCard.retried' | 'bankCard.phoneMistyped'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadForm: fromPromise<CardForm | null, { cardId: string | null }>(mustBeProvided('loadForm')),
    sendCard: cardFormWrite,
  },
  guards: {
    isMissing: (_, form: CardForm | null) => form === null,
    isBusy: (_, form: CardForm | null) => form?.card?.isBusy === true,
    isOtherName: ({ context }, fields: CardFields) => isOtherName(present(context.form), fields),
    isSaved: (_, answer: Answer<null>) => answer?.ok === true,
  },
  actions: {
    noteForm: assign((_, form: CardForm | null) => ({ form })),
    noteDraft: assign((_, draft: CardDraft) => ({ draft })),
    noteFields: assign((_, fields: CardFields) => ({
      fields,
      draft: { bank: fields.bank, holder: fields.holder },
      problem: null,
    })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetInput: assign({ draft: null, fields: null }),
    raiseSaved: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'bankCards.saved' })),
    raisePhoneInvalid: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
    leave: sendTo(navigatorOf, ({ context }) => redirect(pathAfterCard(context.origin))),
  },
}).createMachine({
  id: 'bankCard',
  description: 'Number and phone are never stored on the device: after a reload they have to be typed again (G5).',
  meta: { title: 'Bank card', resumes: { version: 1, fields: ['draft'] } },
  context: ({ input }) => ({ ...input, form: null, fields: null, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the form' },
      description: 'The banks, the cards, the real name and the phone of the player are read.',
      invoke: {
        id: 'loadForm',
        src: 'loadForm',
        input: ({ context }) => ({ cardId: context.cardId }),
        onDone: [
          { guard: { type: 'isMissing', params: output }, target: 'missing' },
          {
            guard: { type: 'isBusy', params: output },
            target: 'locked',
            actions: { type: 'noteForm', params: output },
          },
          { target: 'editing', actions: { type: 'noteForm', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Form unavailable' },
      description: 'The form could not be filled in. The player can retry.',
      on: { 'bankCard.retried': 'loading' },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No such card' },
      description: 'The card was deleted, or belongs to another player.',
    },
    locked: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Card in use' },
      description: 'A withdrawal to the card is under way. It can be changed when that has ended.',
      on: { 'bankCard.retried': 'loading' },
    },
    editing: {
      tags: 'form',
      description: 'The player chooses a bank and types holder, number and phone.',
      on: {
        'bankCard.phoneMistyped': {
          actions: 'raisePhoneInvalid',
          description: 'A toast is shown besides the text at the field (section 5, B3).',
        },
        'bankCard.typed': { actions: { type: 'noteDraft', params: ({ event }) => event.draft } },
        'bankCard.submitted': [
          {
            guard: { type: 'isOtherName', params: ({ event }) => event.fields },
            target: 'warning',
            actions: { type: 'noteFields', params: ({ event }) => event.fields },
          },
          { target: 'sending', actions: { type: 'noteFields', params: ({ event }) => event.fields } },
        ],
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Form' }, description: 'The form shows no refusal.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Form with a problem' },
          description: 'The form says what to correct and keeps what was typed.',
        },
      },
    },
    warning: {
      tags: 'form',
      meta: { title: 'Another name?' },
      description:
        'The holder is not the real name, so a withdrawal to the card may be rejected (E5). The player decides.',
      on: { 'bankCard.overruled': 'sending', 'bankCard.edited': 'editing' },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Saving the card' },
      description: 'The form keeps what was typed. After a lost response the cards tell whether one has what was sent.',
      invoke: {
        id: 'sendCard',
        src: 'sendCard',
        input: ({ context: { form, fields } }) => ({
          request: { form: present(form), fields: present(fields) },
          mayExist: false,
        }),
        onDone: [
          { guard: { type: 'isSaved', params: output }, target: 'saved' },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
      },
    },
    saved: {
      tags: 'done',
      meta: { title: 'Saved' },
      description: 'The page from which the player came opens, with what was begun there.',
      entry: ['forgetInput', 'raiseSaved', 'leave'],
    },
  },
});

export type BankCardRef = ActorRefFrom<typeof bankCardMachine>;
