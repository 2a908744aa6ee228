import { expect, test } from 'vitest';
import { facebookStartMachine, type FacebookStartRef } from '../../../machines/access/facebookStart.machine.js';
import { FacebookStartScreen } from '../../../src/screens/access/facebookStart/Screen.js';
import { FacebookStartView } from '../../../src/screens/access/facebookStart/View.js';
import { facebookStartSpec } from '../../fixtures/access/facebookStart.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const name = 'Continue with Facebook';
const isWaiting = ({ getByRole }: Page) => expect(getByRole('button', { name }).getAttribute('aria-busy')).toBe('true');

const view: View<typeof facebookStartMachine, Page> = {
  open: (ref) => openPage(<FacebookStartScreen facebookStart={ref as FacebookStartRef} />),
  ...onPage,
  send: { 'facebookStart.pressed': press(name), 'facebookStart.returned': 'outside' },
  sees: {
    offered: ({ getByRole, queryByRole }) => {
      expect(getByRole('button', { name }).getAttribute('aria-busy')).toBeNull();
      expect(queryByRole('alert')).toBeNull();
    },
    preparing: isWaiting,
    leaving: isWaiting,
    refused: (page) => {
      seesText('alert', /Too many tries|No connection/)(page);
      expect(page.getByRole('button', { name })).toBeTruthy();
    },
    notOffered: (page) => {
      seesText('alert', /Facebook login is not available here/)(page);
      expect(page.queryByRole('button', { name })).toBeNull();
    },
  },
};

describePaths(facebookStartMachine, facebookStartSpec, view);

test("shows the server's own sentence", () => {
  const page = openPage(
    <FacebookStartView
      isBusy={false}
      isOffered
      problem={{ code: 'tooManyRequests', text: 'Wait an hour.' }}
      onPress={() => undefined}
    />,
  );
  seesText('alert', /Wait an hour\./)(page);
});
