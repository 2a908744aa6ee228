import { act, cleanup, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppContext } from '../../src/app/context.js';
import { fromPromise, setup, waitFor, type ActorRefFrom } from 'xstate';
import {
  noticeOfTheDayMachine,
  type LastNotification,
  type NoticeCheck,
} from '../../machines/entry/noticeOfTheDay.machine.js';
import type { Part } from '../../src/app/hosting/LazyPart.js';
import { LazyOverlays } from '../../src/app/overlays/LazyOverlays.js';
import { FlowHost } from '../../src/app/hosting/FlowHost.js';
import { flowPage } from '../../src/app/navigation/page.js';
import { NoticeOfTheDayScreen } from '../../src/screens/entry/noticeOfTheDay/Screen.js';
import { Dialog } from '../../src/ui/dialog/Dialog.js';
import { NativeDialog } from '../../src/ui/dialog/NativeDialog.js';
import { openDialogs } from '../../src/ui/dialog/open-dialogs.js';
import { bulletinInfo } from '../fixtures/entry/bulletins.js';
import { openPage } from '../support/render.js';
import { balance, stopLobby } from './lobby.js';
import { frames, openOverlays, type Shelf } from './open-overlays.js';

const typing = setup({}).createMachine({ tags: 'form', initial: 'open', states: { open: { tags: 'form' } } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  stopLobby();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Without delays between events, because the timers are fake. */
const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());

const noParams = {};
const popup: Part = () => <p>Log in here</p>;
const broken: Part = () => {
  throw new Error('a mistake in a view');
};

describe('a login popup whose code does not load (B7)', () => {
  test('shows an error over the page after the second try, and can be closed', async () => {
    const { loginGuard, asked, aSecond } = await openOverlays({});
    await act(async () => loginGuard.send({ type: 'loginGuard.tabChosen', tab: 'accountLogin' }));
    await aSecond();
    expect(asked.filter((name) => name === 'loginPopup')).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).toContain('There is a new version');
    expect(screen.getByText('The page')).toBeTruthy();
    await tap('Close');
    expect(loginGuard.getSnapshot().hasTag('popup')).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('opens at the next press once its code loads', async () => {
    const shelf: Shelf = {};
    const { loginGuard, aSecond } = await openOverlays(shelf);
    const logIn = () => act(async () => loginGuard.send({ type: 'loginGuard.tabChosen', tab: 'accountLogin' }));
    await logIn();
    await aSecond();
    await tap('Close');
    shelf.loginPopup = popup;
    await logIn();
    expect(screen.getByText('Log in here')).toBeTruthy();
  });

  test('opens by itself when the network is restored', async () => {
    const shelf: Shelf = {};
    const { loginGuard, aSecond, reloads } = await openOverlays(shelf);
    await act(async () => loginGuard.send({ type: 'loginGuard.tabChosen', tab: 'accountLogin' }));
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await aSecond();
    shelf.loginPopup = popup;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await aSecond();
    expect(screen.getByText('Log in here')).toBeTruthy();
    expect(reloads).toEqual([]);
  });

  test('over an interrupted form can be retried but not closed, and the form is kept without a reload', async () => {
    const shelf: Shelf = {};
    const { app, flows, loginGuard, aSecond, reloads } = await openOverlays(shelf, { isPlayer: true });
    await act(async () => {
      flows.send({ type: 'flows.entered', name: 'deposit', logic: typing, input: undefined });
      flows.send({ type: 'flows.typed' });
      app.send({ type: 'session.expired', reason: null });
    });
    await aSecond();
    expect(loginGuard.getSnapshot().hasTag('popup')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    shelf.loginPopup = popup;
    await tap('Try again');
    expect(screen.getByText('Log in here')).toBeTruthy();
    expect([
      reloads,
      Object.keys(flows.getSnapshot().context.flows).includes('deposit'),
      app.getSnapshot().hasTag('interrupted'),
    ]).toEqual([[], true, true]);
  });
});

describe('the login popup', () => {
  test('stays over an interrupted form until it is known which player has logged in', async () => {
    const { app, flows, loginGuard } = await openOverlays({ loginPopup: popup }, { isPlayer: true });
    await act(async () => {
      flows.send({ type: 'flows.entered', name: 'deposit', logic: typing, input: undefined });
      flows.send({ type: 'flows.typed' });
      app.send({ type: 'session.expired', reason: null });
      await frames();
    });
    await act(async () => {
      loginGuard.send({ type: 'loginGuard.succeeded' });
      app.send({ type: 'session.began' });
    });
    expect([loginGuard.getSnapshot().hasTag('popup'), app.getSnapshot().hasTag('held')]).toEqual([false, true]);
    expect(screen.getByText('Log in here')).toBeTruthy();
    await act(async () => app.send({ type: 'session.identified', userId: 'another' }));
    expect(screen.queryByText('Log in here')).toBeNull();
  });

  test('is still there after the flows of a player were discarded', async () => {
    const { flows, loginGuard } = await openOverlays({ loginPopup: popup });
    await act(async () => {
      loginGuard.send({ type: 'loginGuard.tabChosen', tab: 'accountLogin' });
      flows.send({ type: 'flows.discard' });
      await frames();
    });
    expect(screen.getByText('Log in here')).toBeTruthy();
  });
});

describe('an overlay that throws does not affect the page', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  test('a notice that throws is not shown', async () => {
    await openOverlays({ noticeOfTheDay: broken });
    expect(screen.getByText('The page')).toBeTruthy();
  });

  test('a login popup that throws shows an error and can be loaded again', async () => {
    const shelf: Shelf = { loginPopup: broken };
    const { loginGuard } = await openOverlays(shelf);
    await act(async () => loginGuard.send({ type: 'loginGuard.tabChosen', tab: 'accountLogin' }));
    expect(screen.getByText('The page')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This page broke');
    shelf.loginPopup = popup;
    await tap('Load again');
    expect(screen.getByText('Log in here')).toBeTruthy();
  });
});

describe('the notice of the day', () => {
  const notice: Part = () => <p>News</p>;
  const unread = { '/user/getBalanceInfo': { code: 500, msg: 'Not now' } };

  test('opens for a player whose balance could not be read', async () => {
    await openOverlays({ noticeOfTheDay: notice }, { isPlayer: true, answers: unread });
    expect(screen.getByText('News')).toBeTruthy();
  });

  test('waits while money is in a game, with the exit warning before it', async () => {
    const inGame = { ...balance, inGame: [{ makerId: 'm', gameId: '17', name: 'Reef', amount: 100 }] };
    const { wallet, server } = await openOverlays(
      { noticeOfTheDay: notice, exitWarning: () => <p>Money in a game</p> },
      { isPlayer: true, answers: { '/user/getBalanceInfo': { code: 200, msg: 'OK', data: inGame } } },
    );
    expect([screen.queryByText('Money in a game'), screen.queryByText('News')]).toEqual([expect.anything(), null]);
    server.answers['/user/getBalanceInfo'] = { code: 200, msg: 'OK', data: balance };
    await act(async () => {
      wallet.send({ type: 'balance.refresh' });
      await waitFor(wallet, (snapshot) => snapshot.matches({ player: 'fresh' }));
    });
    expect(screen.getByText('News')).toBeTruthy();
  });

  test('closes when a login opens', async () => {
    const { loginGuard } = await openOverlays({ noticeOfTheDay: notice, loginPopup: popup });
    expect(screen.getByText('News')).toBeTruthy();
    await act(async () => loginGuard.send({ type: 'loginGuard.tabChosen', tab: 'accountLogin' }));
    expect(screen.queryByText('News')).toBeNull();
  });

  test('opens only on main pages', async () => {
    const { goTo } = await openOverlays({ noticeOfTheDay: notice });
    await goTo('/pages/index/notice');
    expect(screen.queryByText('News')).toBeNull();
    await goTo('/pages/privilege/privilege');
    expect(screen.getByText('News')).toBeTruthy();
  });

  test('opens again after the flows of a player were discarded', async () => {
    const { flows } = await openOverlays({ noticeOfTheDay: notice });
    await act(async () => {
      flows.send({ type: 'flows.discard' });
      await frames();
    });
    expect(screen.getByText('News')).toBeTruthy();
  });
});

describe('the offer of a passkey after a login with a password (C10)', () => {
  const notice: Part = () => <p>News</p>;
  const offer: Part = () => <p>Add a passkey</p>;
  async function logIn(shelf: Shelf) {
    const opened = await openOverlays(shelf);
    expect(screen.getByText('News')).toBeTruthy();
    await act(async () => {
      opened.session.send({ type: 'session.begin', token: 'token-1', isByPassword: true });
      await opened.until('player');
      await waitFor(opened.wallet, (snapshot) => snapshot.matches({ player: 'fresh' }));
      await frames();
    });
    return opened;
  }

  test('opens instead of the news', async () => {
    await logIn({ noticeOfTheDay: notice, passkeyOffer: offer });
    expect([screen.queryByText('Add a passkey'), screen.queryByText('News')]).toEqual([expect.anything(), null]);
  });

  test('does not keep the news back if its code does not load', async () => {
    const { asked } = await logIn({ noticeOfTheDay: notice });
    expect(asked).toContain('passkeyOffer');
    expect(screen.getByText('News')).toBeTruthy();
  });

  test('does not keep the news back if its screen throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await logIn({ noticeOfTheDay: notice, passkeyOffer: broken });
    expect(screen.getByText('News')).toBeTruthy();
  });
});

describe('the offer of the app', () => {
  const android = { appDownloadLink: 'https://files.example/paraw.apk' };
  const appDownload: Part = () => <p>Get the app</p>;
  const breaking = setup({ actors: { fail: fromPromise(() => Promise.reject(new Error('a mistake'))) } }).createMachine(
    {
      invoke: { src: 'fail' },
    },
  );
  const brokenPage = flowPage({ machine: () => breaking, input: () => undefined, Screen: () => <p>News</p> });
  const brokenNotice: Part = ({ lobby }) => (
    <FlowHost name="noticeOfTheDay" page={brokenPage} lobby={lobby} params={noParams} />
  );
  beforeEach(
    () => void vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile'),
  );

  /** The chart of the notice, which shows a notice once. */
  function noticeWith(notice: ReturnType<typeof bulletinInfo> | null): Part {
    let next = notice;
    const page = flowPage({
      machine: () =>
        noticeOfTheDayMachine.provide({
          actors: {
            loadDueNotices: fromPromise<NoticeCheck>(async () => ({
              notices: next === null ? [] : [next],
              today: '2026-11-21',
              last: null,
            })),
            storeNotices: fromPromise<void, LastNotification>(async () => void (next = null)),
          },
        }),
      input: () => undefined,
      Screen: ({ flow }) => <NoticeOfTheDayScreen noticeOfTheDay={flow} />,
    });
    return ({ lobby }) => <FlowHost name="noticeOfTheDay" page={page} lobby={lobby} params={noParams} />;
  }

  test('opens at once if there is no notice', async () => {
    await openOverlays({ noticeOfTheDay: noticeWith(null), appDownload }, android);
    expect(screen.getByText('Get the app')).toBeTruthy();
  });

  test('waits for the next main page after a notice was read, so that only one popup opens at a time', async () => {
    const { goTo, asked } = await openOverlays({ noticeOfTheDay: noticeWith(bulletinInfo()), appDownload }, android);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await tap('Got it');
    expect([screen.queryByRole('dialog'), screen.queryByText('Get the app')]).toEqual([null, null]);
    await goTo('/pages/index/notice');
    expect(screen.queryByText('Get the app')).toBeNull();
    expect(asked).not.toContain('appDownload');
    await goTo('/pages/index/index');
    expect([screen.queryByRole('dialog'), screen.queryByText('Get the app')]).toEqual([null, expect.anything()]);
  });

  test('opens if the chart of the notice failed, and the failed flow is removed', async () => {
    const { flows } = await openOverlays({ noticeOfTheDay: brokenNotice, appDownload }, android);
    expect(screen.getByText('Get the app')).toBeTruthy();
    expect(screen.queryByText('This page broke')).toBeNull();
    expect(flows.getSnapshot().context.flows).not.toHaveProperty('noticeOfTheDay');
  });

  test('does not open over a login', async () => {
    const shelf = { noticeOfTheDay: noticeWith(null), appDownload, loginPopup: popup };
    const { loginGuard } = await openOverlays(shelf, android);
    await act(async () => {
      loginGuard.send({ type: 'loginGuard.tabChosen', tab: 'accountLogin' });
      await frames();
    });
    expect([screen.queryByText('Log in here'), screen.queryByText('Get the app')]).toEqual([expect.anything(), null]);
  });

  test('does not open on a site without an app', async () => {
    const { asked } = await openOverlays({ noticeOfTheDay: noticeWith(null), appDownload });
    expect(asked).not.toContain('appDownload');
  });
});

describe('popups that come at any time, in any order', () => {
  const names = ['exitWarning', 'settlePolling', 'noticeOfTheDay'] as const;
  type Name = (typeof names)[number];
  const toggled = setup({ types: {} as { tags: 'popup' } }).createMachine({
    initial: 'closed',
    states: { closed: { on: { toggled: 'open' } }, open: { tags: 'popup', on: { toggled: 'closed' } } },
  });
  /** As the real ones: the notice is a dialog of the browser, the others are dialogs of React Aria. */
  function Popup({ flow, name }: { flow: ActorRefFrom<typeof toggled>; name: Name }) {
    const isWanted = useSelector(flow, (snapshot) => snapshot.hasTag('popup'));
    const texts = { title: name, closeLabel: 'Close', onClose: () => undefined, actions: null, children: null };
    if (name !== 'noticeOfTheDay') return <Dialog isOpen={isWanted} {...texts} />;
    return isWanted ? <NativeDialog {...texts} /> : null;
  }
  const partOf = (name: Name): Part => {
    const page = flowPage({
      machine: () => toggled,
      input: () => undefined,
      Screen: ({ flow }) => <Popup flow={flow} name={name} />,
    });
    return ({ lobby }) => <FlowHost name={name} page={page} lobby={lobby} params={noParams} />;
  };
  const onScreen = () =>
    [...document.querySelectorAll('[role=dialog], dialog')].map((dialog) => dialog.querySelector('h2')?.textContent);

  test('are on screen one at a time, and none over a dialog of the page', async () => {
    const { flows } = await openOverlays(Object.fromEntries(names.map((name) => [name, partOf(name)])), {
      isPlayer: true,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...names, 'page' as const), { maxLength: 8 }), async (arrivals) => {
        const wanted = new Set<Name>();
        let closeOfPage: (() => void) | null = null;
        let open: Name | null = null;
        const toggle = (one: Name | 'page') =>
          act(async () => {
            if (one === 'page') {
              const close = closeOfPage;
              closeOfPage = close === null ? openDialogs.add('ofPage') : null;
              close?.();
            } else {
              flows.getSnapshot().context.flows[one]?.send({ type: 'toggled' });
              if (!wanted.delete(one)) wanted.add(one);
            }
            await frames();
          });
        const check = () => {
          if (open !== null && !wanted.has(open)) open = null;
          if (closeOfPage === null) open ??= names.find((name) => wanted.has(name)) ?? null;
          expect(onScreen()).toEqual(open === null ? [] : [open]);
        };
        for (const one of arrivals) {
          await toggle(one);
          check();
        }
        if (closeOfPage !== null) await toggle('page');
        for (const one of wanted) await toggle(one);
      }),
      { numRuns: 12 },
    );
  });
});

test('overlays render after the first render of the page', async () => {
  const { host } = await openOverlays({ noticeOfTheDay: () => <p>News</p> });
  vi.useRealTimers();
  openPage(
    <AppContext value={host}>
      <LazyOverlays />
    </AppContext>,
    { at: '/pages/index/index' },
  );
  expect(screen.queryByText('News')).toBeNull();
  expect(await screen.findByText('News')).toBeTruthy();
});
