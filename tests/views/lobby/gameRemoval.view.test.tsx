import { expect } from 'vitest';
import { gameListMachine } from '../../../machines/lobby/gameList.js';
import { gameRemovalMachine, type GameRemovalRef } from '../../../machines/lobby/gameRemoval.machine.js';
import { GameRemovalScreen } from '../../../src/screens/lobby/gameRemoval/Screen.js';
import { gameRemovalSpec } from '../../fixtures/lobby/gameRemoval.spec.js';
import { cards } from '../../fixtures/lobby/games.js';
import { shownList } from '../../support/describe-list.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const list = shownList(gameListMachine, { kind: 'favorites' }, { rows: cards(3), total: 3 });

const opened: { current: GameRemovalRef | null } = { current: null };
/** Sends to the chart directly what the view does not offer in this state. */
const send = (event: Parameters<GameRemovalRef['send']>[0]) => actOnPage(async () => opened.current?.send(event));
const boxes = ({ getAllByRole }: Page) => getAllByRole('checkbox') as HTMLInputElement[];
const chosen = () => opened.current?.getSnapshot().context.gameIds ?? [];

const view: View<typeof gameRemovalMachine, Page> = {
  open: (ref) => {
    opened.current = ref as GameRemovalRef;
    return openPage(<GameRemovalScreen removal={ref as GameRemovalRef} list={list} kind="favorites" />);
  },
  ...onPage,
  send: {
    'gameRemoval.begun': async (page, event) => (event.kind === 'favorites' ? press('Select')(page) : send(event)),
    'gameRemoval.toggled': async (page, { gameId }) =>
      page.user.click(page.getByRole('checkbox', { name: new RegExp(`^Game ${gameId}`) })),
    'gameRemoval.chosen': async (page, event) => {
      const isAll = chosen().length === 3;
      return (event.gameIds.length === 0) === isAll ? press(isAll ? 'Select none' : 'Select all')(page) : send(event);
    },
    'gameRemoval.cancelled': async (page) =>
      page.queryByRole('button', { name: 'Close' }) ? press('Close')(page) : press('Cancel')(page),
    'gameRemoval.confirmed': async (page) => press(/^Remove/)(page),
    'gameRemoval.undone': press('Undo'),
    'gameRemoval.abandoned': 'outside',
    'page.hidden': 'outside',
    'gameRemoval.retried': press('Try again'),
  },
  sees: {
    idle: ({ getByRole }) => expect(getByRole('button', { name: 'Select' })).toBeTruthy(),
    editing: (page) => {
      expect(boxes(page).map(({ checked }) => checked)).toEqual(['1', '2', '3'].map((id) => chosen().includes(id)));
      const button = page.getByRole('button', { name: /^Remove/ }) as HTMLButtonElement;
      expect(button.disabled).toBe(chosen().length === 0);
    },
    undoable: seesText('status', /\d games? removed/),
    sending: (page) => {
      seesText('status', /\d games? removed/)(page);
      expect(page.queryByRole('button', { name: 'Undo' })).toBeNull();
    },
    refused: seesText('alert', /were not removed/),
  },
};

describePaths(gameRemovalMachine, gameRemovalSpec, view);
