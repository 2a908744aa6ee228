import { expect } from 'vitest';
import { requestsMachine, type RequestsRef } from '../../../machines/shared/requests.machine.js';
import { Progress } from '../../../src/app/shell/Progress.js';
import { requestsSpec } from '../../fixtures/shared/requests.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, seesText, type Page } from '../../support/render.js';

const seesNoBar = ({ queryByRole }: Page) => expect(queryByRole('progressbar')).toBeNull();
const seesBar = ({ getByRole }: Page) => expect(getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
const saysNothing = ({ queryByRole }: Page) => expect(queryByRole('status')).toBeNull();

describePaths(requestsMachine, requestsSpec, {
  open: (ref) => openPage(<Progress requests={ref as RequestsRef} />),
  ...onPage,
  send: {
    'requests.started': 'outside',
    'requests.settled': 'outside',
    'requests.failed': 'outside',
    'requests.blocked': 'outside',
  },
  sees: {
    idle: (page) => {
      seesNoBar(page);
      saysNothing(page);
    },
    'pending.hidden': seesNoBar,
    'pending.open': (page) => {
      seesBar(page);
      saysNothing(page);
    },
    'pending.slow': (page) => {
      seesBar(page);
      seesText('status', /^Still working\. Your connection is slow\.$/)(page);
    },
  },
} satisfies View<typeof requestsMachine, Page>);
