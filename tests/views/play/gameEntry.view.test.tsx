import { gameEntryMachine, type GameEntryRef } from '../../../machines/play/gameEntry.machine.js';
import { GameEntryScreen } from '../../../src/screens/play/gameEntry/Screen.js';
import { gameEntrySpec } from '../../fixtures/play/gameEntry.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';
import { isGone } from './gone.js';

const view: View<typeof gameEntryMachine, Page> = {
  open: (ref) => openPage(<GameEntryScreen gameEntry={ref as GameEntryRef} />),
  ...onPage,
  send: {
    'gameEntry.retried': press('Try again'),
    'gameEntry.takeoverConfirmed': press('Play here'),
    'gameEntry.closed': press(/^(?:Back to lobby|Leave it there)$/),
  },
  sees: {
    'entering.untouched': seesText('status', /Entering the game/),
    'entering.retrying': seesText('alert', /No connection to your game.*safe/),
    'entering.tracing': seesText('status', /same number, so nothing is moved twice/),
    unavailable: seesText('alert', /No connection to your game.*safe/),
    elsewhere: seesText(
      'alert',
      /already open.*closes there.*nothing is lost.*Mango Moon.*(?:Chrome, Android|another tab of this browser).*₱\s320\.00/,
    ),
    resting: seesText('status', /same number, so nothing is moved twice/),
    returned: seesText('alert', /did not take the money.*in your wallet/),
    missing: seesText('alert', /can't find this game session/),
    seated: isGone,
    left: isGone,
    retried: isGone,
    abandoned: isGone,
  },
};

describePaths(gameEntryMachine, gameEntrySpec, view);
