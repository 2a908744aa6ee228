import { faqsPart, feedbackPart } from '../../src/app/pages/account/contactUs.js';
import type { Tab } from '../support/browser.js';
import { expired, gone } from './account-rows.js';
import { loading } from './entry-rows.js';
import { childOf, ended, hosted } from './hosted.js';
import { pickPhoto, uploadIn } from './picking.js';
import type { Rows, Stage } from './rows.js';

const faqs = { ...loading('faqs', faqsPart), who: 'player' } as const;
const feedback = hosted('feedback', feedbackPart);
const form = {
  who: 'player',
  chart: feedback.flow,
  leave: feedback.leave,
  reach: async ({ tab, browser }: Stage) => {
    feedback.enter(tab);
    await browser.settle();
  },
} as const;
const again = (leaf: string) => ({ enter: feedback.enter, leaf });
const text = { content: 'The game stopped in the middle.', phone: '09171234567' };
const picturesOf = (tab: Tab) => childOf(feedback.flow(tab), 'pictures');
const submit = ({ tab }: Stage) => feedback.say(tab, { type: 'feedback.submitted', ...text });
const received = { typed: { draft: { phone: text.phone } }, good: 'sent', again: again('sent') } as const;
const arrived = ended('sent', 'the feedback is found by its key');

const upload = {
  who: 'player',
  reach: async (stage: Stage) => {
    await form.reach(stage);
    feedback.say(stage.tab, { type: 'feedback.typed', ...text });
  },
  act: ({ tab }: Stage) => pickPhoto(picturesOf(tab)),
  chart: (tab: Tab) => uploadIn(picturesOf(tab)),
  good: 'uploaded',
  except: {
    'double click': { none: 'each photo that is picked has a chart of its own' },
    reload: { none: 'a browser keeps no picked file over a reload: the player picks it again' },
  },
} as const;

export const feedbackRows: Rows = {
  'faqs.loadFaqs': {
    ...faqs,
    kind: 'read',
    call: 'GET /faq/list',
    good: 'shown.untouched',
    broken: 'unavailable',
    except: expired,
    again: faqs.again('shown.untouched'),
  },
  'feedback.reserveKey': { ...form, ...received, kind: 'local', act: submit },
  'keyedWrite.sendRequest (feedback)': {
    ...form,
    ...received,
    parts: ['sendFeedback'],
    kind: 'write',
    call: 'POST /contact/submit',
    act: submit,
    broken: 'unknown.unsent',
    refused: 'editing.refused',
    // It was still under way: the player sends it again, or changes it.
    again: again('unknown.unsent'),
    except: { ...gone, 'reset after': arrived, 'malformed JSON': arrived },
  },
  'keyedWrite.traceRequest (feedback)': {
    ...form,
    ...received,
    parts: ['sendFeedback'],
    kind: 'read',
    call: 'POST /contact/trace',
    reach: async (stage) => {
      await form.reach(stage);
      stage.server.mishaps.set('POST /contact/submit', (reached) => {
        reached();
        throw new TypeError('network error');
      });
    },
    act: submit,
    broken: 'unknown.unanswered',
    except: expired,
  },
  'pictureUpload.checkPicture': { ...upload, kind: 'local' },
  'pictureUpload.shrinkPicture': { ...upload, kind: 'local' },
  'pictureUpload.uploadPicture': {
    ...upload,
    kind: 'write',
    call: 'POST /common/upload',
    broken: 'interrupted',
    except: { ...upload.except, ...gone },
    // An upload has 300 s (B4).
    rest: 241_000,
  },
};
