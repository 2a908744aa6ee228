import { act, cleanup, configure, render, within, type BoundFunctions, type queries } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { SiteContext, type SiteFacts } from '../../src/i18n/site.js';
import { faultTexts } from '../../src/ui/field/faults.js';
import { NavigatorContext } from '../../src/ui/link/navigator.js';
import { problemTexts } from '../../src/ui/problem/messages.js';

type Queries = BoundFunctions<typeof queries>;

/** The whole document, portals included; `front` is the topmost dialog, or all of it where none is open; `path` the address. */
export type Page = Queries & { user: UserEvent; front: () => Queries; path: () => string };

// Whether something is hidden costs a style computation for each ancestor. What a dialog covers is kept apart by `front`.
// A wait is as patient as those of `expect.poll`.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000 });

const philippines: SiteFacts = {
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

/** The only texts that code names without saying them. */
const unsaid = Object.fromEntries(
  [problemTexts, faultTexts].flatMap((texts) =>
    Object.values(texts).map(({ id, defaultMessage }) => [id, defaultMessage]),
  ),
);

/** Hands that leave a second between two presses, so that the throttle of the buttons lets them through without a wait. */
let handsTime = 0;
document.addEventListener(
  'click',
  (event) => Object.defineProperty(event, 'timeStamp', { value: (handsTime += 1_001), configurable: true }),
  true,
);

/** A fresh page for each walk: what a person sees, and a person's hands. Texts are the English of the code. */
export function openPage(
  screen: ReactNode,
  { at = '/', site = {} }: { at?: string; site?: Partial<SiteFacts> } = {},
): Page {
  cleanup();
  // What asks the document where the player is hears what the router says.
  history.replaceState(null, '', at);
  let path = at;
  const go = (to: string) => void (path = to);
  render(
    <StrictMode>
      <IntlProvider locale="en-US" defaultLocale="en-US" messages={unsaid} onError={fail}>
        <SiteContext value={{ ...philippines, ...site }}>
          <NavigatorContext
            value={{
              push: go,
              replace: go,
              go: (steps) => fail(new Error(`Nobody knows what lies ${steps} steps away`)),
            }}
          >
            {screen}
          </NavigatorContext>
        </SiteContext>
      </IntlProvider>
    </StrictMode>,
  );
  const page = within(document.body);
  const front = () => {
    const dialog = [...page.queryAllByRole('dialog'), ...page.queryAllByRole('alertdialog')].at(-1);
    return dialog ? within(dialog) : page;
  };
  return { ...page, front, path: () => path, user: userEvent.setup({ delay: null }) };
}

export const actOnPage = (run: () => Promise<void>): Promise<void> => act(run);

/** Nobody can press what a dialog covers: the button is looked for in front. */
export const press =
  (name: string | RegExp) =>
  async ({ user, front }: Page) =>
    user.click(front().getByRole('button', { name }));

/** Replaces a field's text as pasting does: one event, whatever its length. */
export async function fill({ user, front }: Page, label: string | RegExp, text: string): Promise<void> {
  const field = front().getByLabelText(label);
  await user.clear(field);
  if (text === '') return;
  await user.click(field);
  await user.paste(text);
}

/** Throws unless some element of the role says it: with several on the page, one of them must. */
export const seesText =
  (role: 'status' | 'alert' | 'heading' | 'dialog', text: RegExp) =>
  ({ queryAllByRole }: Page): void => {
    const found = queryAllByRole(role).map(({ textContent }) => textContent);
    if (!found.some((said) => text.test(said)))
      throw new Error(`No ${role} says ${text}, only ${JSON.stringify(found)}`);
  };

function fail(error: { message: string }): never {
  throw new Error(error.message);
}
