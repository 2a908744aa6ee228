import { expect, test, vi } from 'vitest';
import { Refusal } from '../../src/ui/problem/Refusal.js';
import { openPage } from '../support/render.js';

test('a refusal that belongs to no field scrolls into view, because the button may be far from it', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const page = openPage(<Refusal problem={{ code: 'tooManyRequests' }} />);
  expect(page.getByRole('alert').textContent).not.toBe('');
  expect(scroll.mock.contexts).toContain(page.getByRole('alert').parentElement);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});
