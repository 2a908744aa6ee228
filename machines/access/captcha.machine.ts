import { assign, fromPromise, setup } from 'xstate';
import { mustBeProvided, output, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** A picture of four digits, valid for one attempt: its id, and the picture as a data URL (C1). */
export type Captcha = { uuid: string; src: string };

/** What the player read in the picture with the id `uuid`. */
export type CaptchaSolution = { code: string; uuid: string };

/** Captcha: the player reads four digits in a picture, to log in or to get another code. Lives as long as its form. */
export const captchaMachine = setup({
  types: {} as {
    input: { isOn: boolean };
    context: { isOn: boolean; captcha: Captcha | null };
    events: Plain<'captcha.reload' | 'captcha.demand' | 'captcha.reloadRequested' | 'network.confirmed'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadCaptcha: fromPromise<Captcha | null>(mustBeProvided('loadCaptcha')) },
  guards: {
    isOn: ({ context }) => context.isOn,
    hasPicture: (_, captcha: Captcha | null) => captcha !== null,
  },
  actions: {
    note: assign((_, captcha: Captcha | null) => ({ captcha: present(captcha) })),
    forget: assign({ captcha: null }),
  },
  delays: { captchaLifetime: 120_000 },
}).createMachine({
  id: 'captcha',
  description:
    'Required at a login if the site says so, after three failures on every site (C1), and after several codes (C2).',
  meta: { title: 'Captcha' },
  context: ({ input }) => ({ isOn: input.isOn, captcha: null }),
  initial: 'starting',
  states: {
    starting: {
      description:
        'Open at once if the site requires it (gameAccountCaptchaEnabled) or the server has just asked for it.',
      always: [{ guard: 'isOn', target: 'open' }, { target: 'hidden' }],
    },
    hidden: {
      meta: { title: 'No captcha' },
      description:
        'There is no field, and nothing is sent. A failed login shows no picture unless the server demands one.',
      on: { 'captcha.demand': 'open' },
    },
    open: {
      description: 'The field is shown. Each picture is valid for one attempt, right or wrong.',
      on: {
        'captcha.reload': '.loading',
        'captcha.demand': '.loading',
        'captcha.reloadRequested': '.loading',
      },
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          meta: { title: 'Loading the picture' },
          description: 'The space of the picture stays reserved, so that the form does not move.',
          entry: 'forget',
          invoke: {
            id: 'loadCaptcha',
            src: 'loadCaptcha',
            onDone: [
              {
                guard: { type: 'hasPicture', params: output },
                target: 'shown',
                actions: { type: 'note', params: output },
              },
              { target: 'unavailable' },
            ],
            onError: 'unavailable',
          },
        },
        shown: {
          meta: { title: 'Picture shown' },
          description: 'Valid for two minutes.',
          after: { captchaLifetime: 'expired' },
        },
        expired: {
          meta: { title: 'Picture expired' },
          description:
            'The next picture is loaded only when the player asks, so that an open form does not poll the server.',
          entry: 'forget',
        },
        unavailable: {
          tags: 'failed',
          meta: { title: 'No picture' },
          description: 'The player can load it again. At a login, the SMS code is another way (C1).',
          on: { 'network.confirmed': 'loading' },
        },
      },
    },
  },
});
