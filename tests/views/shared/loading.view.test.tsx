import { expect } from 'vitest';
import { loadingMachine, type LoadingRef } from '../../../machines/shared/loading.machine.js';
import { Progress } from '../../../src/app/shell/Progress.js';
import { loadingSpec } from '../../fixtures/shared/loading.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, openPage, seesText, type Page } from '../../support/render.js';

const seesNoBar = ({ queryByRole }: Page) => expect(queryByRole('progressbar')).toBeNull();
const seesBar = ({ getByRole }: Page) => expect(getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
const saysNothing = ({ queryByRole }: Page) => expect(queryByRole('status')).toBeNull();

describePaths(loadingMachine, loadingSpec, {
  open: (ref) => openPage(<Progress loading={ref as LoadingRef} />),
  act: actOnPage,
  send: { 'request.started': 'outside', 'request.settled': 'outside' },
  sees: {
    idle: (page) => {
      seesNoBar(page);
      saysNothing(page);
    },
    'waiting.hidden': seesNoBar,
    'waiting.shown': (page) => {
      seesBar(page);
      saysNothing(page);
    },
    'waiting.slow': (page) => {
      seesBar(page);
      seesText('status', /^Still working\. Your connection is slow\.$/)(page);
    },
  },
} satisfies View<typeof loadingMachine, Page>);
