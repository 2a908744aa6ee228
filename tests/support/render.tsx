import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useLayoutEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { SiteContext, type SiteFacts } from '../../src/i18n/site.js';
import { faultTexts } from '../../src/ui/field/faults.js';
import { keepFocus } from '../../src/ui/focus/keep-focus.js';
import { problemTexts } from '../../src/ui/problem/messages.js';
import type { Outside } from './describe-paths.js';
import { nextFrame } from './next-frame.js';

type Queries = BoundFunctions<typeof queries>;

/** The whole document, portals included; `front` is the topmost dialog, or the document when none is open; `path` the address. */
export type Page = Queries & { user: UserEvent; front: () => Queries; path: () => string };

// Checking visibility computes the style of every ancestor, which is slow. `front` excludes what a dialog covers.
// Waits as long as `expect.poll` does. React's StrictMode renders everything twice, which finds renders that are not pure.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000, reactStrictMode: true });

export const philippines: SiteFacts = {
  websiteName: 'Lobby',
  documentTitle: 'Lobby',
  countryCode: 'PH',
  countryTimezone: 'UTC+8',
  currency: 'PHP',
  currencySymbol: '₱',
  locale: 'en_US',
  device: 'other',
  isLowData: false,
};

/** The only message ids that code uses without their text. */
const unsaid = Object.fromEntries(
  [problemTexts, faultTexts].flatMap((texts) =>
    Object.values(texts).map(({ id, defaultMessage }) => [id, defaultMessage]),
  ),
);

/** Puts a second between presses until the test ends, so that the buttons' throttle accepts each one without a wait. */
let handsTime = 0;
function spaceOutPresses(): void {
  const spaced = new AbortController();
  onTestFinished(() => spaced.abort());
  const addSecond = (event: Event) =>
    Object.defineProperty(event, 'timeStamp', { value: (handsTime += 1_001), configurable: true });
  document.addEventListener('click', addSecond, { capture: true, signal: spaced.signal });
}

let focused: EventTarget | null = null;
function Focus() {
  useLayoutEffect(() => {
    focused = null;
    const note = ({ target }: FocusEvent) => void (focused = target);
    document.addEventListener('focusin', note);
    const end = keepFocus();
    return () => {
      end();
      document.removeEventListener('focusin', note);
    };
  }, []);
  return null;
}

/** Throws if the element that had the focus is gone, or disabled, and nothing has the focus in its place. */
async function keepsFocus(): Promise<void> {
  const isLost = () =>
    focused instanceof Element &&
    (!focused.isConnected || focused.matches(':disabled')) &&
    [document.body, focused].includes(document.activeElement as Element);
  if (!isLost()) return;
  await nextFrame();
  await nextFrame();
  if (isLost()) throw new Error(`The focus is lost with ${(focused as Element).outerHTML.slice(0, 200)}`);
}

/** A new page for each walk: what the player sees and does. Texts are the English of the code. */
export function openPage(
  screen: ReactNode,
  { at = '/', site = {} }: { at?: string; site?: Partial<SiteFacts> } = {},
): Page {
  cleanup();
  spaceOutPresses();
  // Code that reads the document's address gets the router's.
  history.replaceState(null, '', at);
  let path = at;
  const Address = () => {
    const { pathname, search, hash } = useLocation();
    useLayoutEffect(() => void (path = pathname + search + hash));
    return null;
  };
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US" messages={unsaid} onError={fail}>
      <SiteContext value={{ ...philippines, ...site }}>
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          <main>{screen}</main>
          <Address />
          <Focus />
        </MemoryRouter>
      </SiteContext>
    </IntlProvider>,
  );
  const page = within(document.body);
  const front = () => {
    const dialog = [...page.queryAllByRole('dialog'), ...page.queryAllByRole('alertdialog')].at(-1);
    return dialog ? within(dialog) : page;
  };
  return { ...page, front, path: () => path, user: userEvent.setup({ delay: null }) };
}

export const actOnPage = (run: () => Promise<void>): Promise<void> => act(run);

/** What the walking of paths needs of the renderer. */
export const onPage = {
  act: actOnPage,
  keepsFocus,
  renderTwice: (isTwice: boolean) => configure({ reactStrictMode: isTwice }),
};

/** A player cannot press what a dialog covers: the button is searched in `front`. */
export const press =
  (name: string | RegExp) =>
  async ({ user, front }: Page) =>
    user.click(front().getByRole('button', { name }));

/** A dialog is left by its button and by the Escape key: each second time by the key. */
export function pressOrEscape(name: string | RegExp): (page: Page) => Promise<void> {
  let times = 0;
  return async (page) => (times++ % 2 === 0 ? press(name)(page) : page.user.keyboard('{Escape}'));
}

/** For a button that is there only while the chart takes the event: where the chart does not take it, the test sends it itself. */
export const pressIfTaken =
  (name: string | RegExp) =>
  async (page: Page, _event: unknown, { send, isTaken }: Outside): Promise<void> =>
    isTaken ? press(name)(page) : send();

/**
 * For a button of the page that a dialog covers in some of the states in which the chart takes the event: there, and where
 * the chart does not take the event, the test sends it itself. Without a dialog the button has to be there.
 */
export const pressUnlessCovered =
  (name: string | RegExp) =>
  async (page: Page, event: unknown, outside: Outside): Promise<void> =>
    isCovered(page) ? outside.send() : pressIfTaken(name)(page, event, outside);

export const isCovered = ({ queryByRole }: Page): boolean =>
  (queryByRole('dialog') ?? queryByRole('alertdialog')) !== null;

/** Replaces a field's text as pasting over it does: one event for a text of any length. */
export async function fill({ user, front }: Page, label: string | RegExp, text: string): Promise<void> {
  const field = front().getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
  if (text === '') return user.clear(field);
  act(() => {
    field.focus();
    field.select();
  });
  await user.paste(text);
}

/** Chooses in the lists of a day or a time, in this order. */
export function chooseIn({ getByRole }: Queries, field: string, parts: Readonly<Record<string, string>>): void {
  for (const [list, value] of Object.entries(parts))
    fireEvent.change(within(getByRole('group', { name: field })).getByLabelText(list), { target: { value } });
}
/** A day in the lists of month and day. */
export const chooseDay = (page: Queries, field: string, day: string): void =>
  chooseIn(page, field, { Month: `${day.slice(0, 7)}-01`, Day: day });

/** Throws unless at least one element of the role has the text. */
export const seesText =
  (role: 'status' | 'alert' | 'heading' | 'dialog', text: RegExp) =>
  ({ queryAllByRole }: Page): void => {
    const found = queryAllByRole(role).map(({ textContent }) => textContent);
    if (!found.some((said) => text.test(said)))
      throw new Error(`No ${role} says ${text}, only ${JSON.stringify(found)}`);
  };

/** Throws unless a link with the name leads to the address. */
export const seesLink =
  (name: string | RegExp, address: string) =>
  ({ getByRole }: Page): void => {
    const found = getByRole('link', { name }).getAttribute('href');
    if (found !== address) throw new Error(`The link ${name} leads to ${found}, and not to ${address}`);
  };

/** One after the other. */
export const seesAll =
  (...looks: readonly ((page: Page) => void | Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const look of looks) await look(page);
  };

function fail(error: { message: string }): never {
  throw new Error(error.message);
}
