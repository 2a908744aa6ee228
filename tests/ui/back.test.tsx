import { cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useBack } from '../../src/ui/page-header/useBack.js';

const Back = () => (
  <button type="button" onClick={useBack('/pages/index/index')}>
    Back
  </button>
);

/** Presses Back on a page that is the given step of this visit; tells where that leads, and how far the browser went back. */
function pressBack(idx: number) {
  history.replaceState({ idx, key: 'replaced', usr: null }, '', '/pages/login/accountLogin');
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  const { getByRole } = render(
    <BrowserRouter useTransitions={false}>
      <Back />
    </BrowserRouter>,
  );
  getByRole('button').click();
  return { path: location.pathname, steps: go.mock.calls.map(([step]) => step) };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('Back is the step back', () => expect(pressBack(1)).toEqual({ path: '/pages/login/accountLogin', steps: [-1] }));

test('where the first page of a visit was replaced, Back leads to where the page belongs and not out of the lobby', () =>
  expect(pressBack(0)).toEqual({ path: '/pages/index/index', steps: [] }));
