import {
  orderApplicationMachine,
  type OrderApplicationRef,
} from '../../../machines/wallet/orderApplication.machine.js';
import { ApplicationPart } from '../../../src/screens/wallet/shared/ApplicationPart.js';
import { orderApplicationSpec } from '../../fixtures/wallet/orderApplication.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const seesSending = seesText('status', /Sending your request/);

const view: View<typeof orderApplicationMachine, Page> = {
  open: (ref) => openPage(<ApplicationPart application={ref as OrderApplicationRef} />),
  ...onPage,
  send: {
    'orderApplication.retried': press(/Check again|Send it again/),
    'orderApplication.abandoned': press('Change it'),
  },
  sees: {
    sending: seesSending,
    'unknown.tracing': seesText('status', /Nothing is sent a second time/),
    'unknown.unanswered': seesText('alert', /do not send another one/),
    'unknown.unsent': seesText('alert', /did not reach us/),
    placed: seesSending,
    refused: seesSending,
    abandoned: seesSending,
  },
};

describePaths(orderApplicationMachine, orderApplicationSpec, view);
