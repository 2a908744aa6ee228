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
    'application.retried': press(/Check again|Send it again/),
    'application.abandoned': press('Change it'),
  },
  sees: {
    sending: seesSending,
    'unknown.tracing': seesText('status', /Nothing is sent a second time/),
    'unknown.silent': seesText('alert', /do not send another one/),
    'unknown.absent': seesText('alert', /did not reach us/),
    placed: seesSending,
    refused: seesSending,
    abandoned: seesSending,
  },
};

describePaths(orderApplicationMachine, orderApplicationSpec, view);
