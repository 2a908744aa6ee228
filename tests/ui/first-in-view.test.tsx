import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { SiteContext, type SiteFacts } from '../../src/i18n/site.js';
import { ChipSelect } from '../../src/ui/chip-select/ChipSelect.js';
import { useFirstInView } from '../../src/ui/first-in-view/useFirstInView.js';
import { openPage } from '../support/render.js';

const games = ['Mango Moon', 'Lagoon Hunt', 'Card Evening', 'Dragon Season'];

function Names() {
  return <p>{useFirstInView(games, 2, 3).join(', ')}</p>;
}

/** The text after the first render, and after the deferred render. */
async function drawn(
  screen: React.ReactNode,
  device: 'other' | 'pc' = 'other',
): Promise<{ first: string; after: string }> {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<SiteContext value={{ device } as SiteFacts}>{screen}</SiteContext>));
  const first = place.textContent;
  await act(async () => undefined);
  const after = place.textContent;
  act(() => root.unmount());
  return { first, after };
}

test('a phone renders the items in view, then the rest', async () => {
  expect(await drawn(<Names />)).toEqual({ first: 'Mango Moon, Lagoon Hunt', after: games.join(', ') });
});

test('a desktop has more in view', async () => {
  expect(await drawn(<Names />, 'pc')).toEqual({
    first: 'Mango Moon, Lagoon Hunt, Card Evening',
    after: games.join(', '),
  });
});

const options = games.map((label) => ({ id: label, label }));
const select = (
  <ChipSelect label="Game" options={options} selected="Card Evening" usual="Mango Moon" onSelect={() => undefined} />
);

test('a closed filter renders only its choice, then all options', async () => {
  expect(await drawn(select)).toEqual({ first: 'Card Evening', after: games.join('') });
});

test('the choice stays selected when the other options follow', () => {
  const page = openPage(select);
  expect(page.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(games);
  expect((page.getByRole('combobox') as HTMLSelectElement).value).toBe('Card Evening');
});
