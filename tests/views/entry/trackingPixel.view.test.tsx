import { expect } from 'vitest';
import { trackingPixelMachine, type TrackingPixelRef } from '../../../machines/entry/trackingPixel.machine.js';
import { TrackingPixelScreen } from '../../../src/screens/entry/trackingPixel/Screen.js';
import { trackingPixelSpec } from '../../fixtures/entry/trackingPixel.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, type Page } from '../../support/render.js';

const seesNothing = ({ queryByRole }: Page) => expect(queryByRole('region')).toBeNull();

const view: View<typeof trackingPixelMachine, Page> = {
  open: (ref) => openPage(<TrackingPixelScreen trackingPixel={ref as TrackingPixelRef} />),
  ...onPage,
  send: {
    'trackingPixel.allowed': press('Allow'),
    'trackingPixel.declined': press('No, thanks'),
    'place.open': 'outside',
    'place.guarded': 'outside',
    'consent.changed': 'outside',
    'trackingPixel.loaded': 'outside',
    'trackingPixel.blocked': 'outside',
  },
  sees: {
    missing: seesNothing,
    unusable: seesNothing,
    'confirming.hidden': seesNothing,
    'confirming.open': ({ getByRole, queryByRole }) => {
      expect(getByRole('region', { name: 'May we measure your visit?' }).textContent).toMatch(
        /Never your login, your account or your money/,
      );
      expect(queryByRole('dialog')).toBeNull();
    },
    refused: seesNothing,
    awaitingDocument: seesNothing,
    standingBy: seesNothing,
    'running.loading': seesNothing,
    'running.live': seesNothing,
    'running.blocked': seesNothing,
    leaving: seesNothing,
    revoking: seesNothing,
  },
};

describePaths(trackingPixelMachine, trackingPixelSpec, view);
