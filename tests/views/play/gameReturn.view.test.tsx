import { gameReturnMachine, type GameReturnRef } from '../../../machines/play/gameReturn.machine.js';
import { GameReturnScreen } from '../../../src/screens/play/gameReturn/Screen.js';
import { gameReturnSpec } from '../../fixtures/play/gameReturn.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const view: View<typeof gameReturnMachine, Page> = {
  open: (ref) => openPage(<GameReturnScreen gameReturn={ref as GameReturnRef} />),
  ...onPage,
  send: { 'gameReturn.repeated': press('Tell the lobby again') },
  sees: {
    sending: seesText('status', /One moment/),
    sent: seesText('status', /The lobby closes it for you/),
    away: seesText('status', /One moment/),
  },
};

describePaths(gameReturnMachine, gameReturnSpec, view);
