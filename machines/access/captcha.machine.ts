import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** A picture of four digits for one use: its id, and the picture as a data URL (C1). */
export type Captcha = { uuid: string; src: string };

/** Captcha: the picture beside the login form. Lives as long as the form. */
export const captchaMachine = setup({
  types: {} as {
    input: { isOn: boolean };
    context: { isOn: boolean; captcha: Captcha | null };
    events: Plain<'captcha.reload' | 'captcha.demand' | 'captcha.reloadRequested'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadCaptcha: fromPromise<Captcha | null>(mustBeProvided('loadCaptcha')) },
  guards: {
    isOn: ({ context }) => context.isOn,
    hasPicture: (_, captcha: Captcha | null) => captcha !== null,
  },
  actions: {
    take: assign((_, captcha: Captcha | null) => ({ captcha: present(captcha) })),
    drop: assign({ captcha: null }),
  },
  delays: { captchaLifetime: 120_000 },
}).createMachine({
  id: 'captcha',
  description: 'Asked where the site wants it, and by the server after three failures even where it does not (C1).',
  meta: { title: 'Captcha' },
  context: ({ input }) => ({ isOn: input.isOn, captcha: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The site decides (gameAccountCaptchaEnabled).',
      always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      meta: { title: 'No captcha' },
      description: 'No field, nothing sent. A reload that a failed login asks for is no reason to show one.',
      on: { 'captcha.demand': 'on' },
    },
    on: {
      description: 'The field is there. A picture serves one try, right or wrong.',
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
          description:
            'The place of the picture is kept. A refusal or a broken connection was toasted by the request layer.',
          entry: 'drop',
          invoke: {
            id: 'loadCaptcha',
            src: 'loadCaptcha',
            onDone: [
              {
                guard: { type: 'hasPicture', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        shown: {
          meta: { title: 'Picture shown' },
          description: 'Valid for two minutes.',
          after: { captchaLifetime: 'stale' },
        },
        stale: {
          meta: { title: 'Picture too old' },
          description: 'A form left open does not keep asking the server: the next picture comes on request.',
          entry: 'drop',
        },
        failed: {
          tags: 'failed',
          meta: { title: 'No picture' },
          description: 'Offers to load it again; SMS login is the way round.',
        },
      },
    },
  },
});

export type CaptchaRef = ActorRefFrom<typeof captchaMachine>;
