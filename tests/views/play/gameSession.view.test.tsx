import { expect } from 'vitest';
import { gameSessionMachine, type GameSessionRef } from '../../../machines/play/gameSession.machine.js';
import { GameSessionScreen } from '../../../src/screens/play/gameSession/Screen.js';
import { gameSessionSpec } from '../../fixtures/play/gameSession.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

/** The page renders the screens of the seat and the exit. */
const isElsewhere = ({ queryByRole }: Page) => expect(queryByRole('heading')).toBeNull();

const view: View<typeof gameSessionMachine, Page> = {
  open: (ref) => openPage(<GameSessionScreen gameSession={ref as GameSessionRef} />),
  ...onPage,
  send: {
    'gameSession.retried': press(/Try again|Check again now/),
    'gameSession.resumed': press(/^Back to (Dragon Fruit|Mango Moon)/),
    'gameSession.switched': press(/^Exit it/),
    'gameSession.depositChosen': press(/^Deposit/),
    'gameSession.left': press('Back to the game page'),
  },
  sees: {
    loading: seesText('status', /One moment/),
    reservingKey: seesText('status', /Opening the game/),
    sending: (page) =>
      page.queryByRole('alert')
        ? seesText('alert', /nothing is moved twice/)(page)
        : seesText('status', /Opening the game/)(page),
    unanswered: seesText('alert', /No answer from the game yet.*nothing is moved twice/),
    unavailable: seesText('alert', /could not be opened.*where it was/),
    otherOpen: ({ getByText }) =>
      expect(getByText(/is still (?:in|open).* One game can be played at a time/)).toBeTruthy(),
    insufficient: seesText('alert', /Insufficient balance, please Deposit!/),
    refused: seesText('alert', /under maintenance.*your money is where it was/),
    seated: isElsewhere,
    leaving: isElsewhere,
    away: isElsewhere,
  },
};

describePaths(gameSessionMachine, gameSessionSpec, view);
