import { keyedWriteMachine, type KeyedWriteRef } from '../../../machines/shared/keyedWrite.machine.js';
import { requestWords } from '../../../src/screens/wallet/shared/requestWords.js';
import { SentPanel } from '../../../src/ui/statement/SentRequest.js';
import { keyedWriteSpec } from '../../fixtures/shared/keyedWrite.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, pressUnlessCovered, seesText, type Page } from '../../support/render.js';

const seesSending = seesText('status', /Sending your request/);

const view: View<typeof keyedWriteMachine, Page> = {
  open: (ref) => openPage(<SentPanel write={ref as KeyedWriteRef} words={requestWords} />),
  ...onPage,
  send: {
    'keyedWrite.retried': pressUnlessCovered(/Check again|Send it again/),
    'keyedWrite.abandoned': pressUnlessCovered('Change it'),
  },
  sees: {
    sending: seesSending,
    'unknown.tracing': seesText('status', /Nothing is sent a second time/),
    'unknown.unanswered': seesText('alert', /do not send another one/),
    'unknown.unsent': seesText('alert', /did not reach us/),
    accepted: seesSending,
    refused: seesSending,
    abandoned: seesSending,
  },
};

describePaths(keyedWriteMachine, keyedWriteSpec, view);
