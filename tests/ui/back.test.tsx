import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NavigatorContext } from '../../src/ui/link/navigator.js';
import { useBack } from '../../src/ui/page-header/useBack.js';

const Back = () => (
  <button type="button" onClick={useBack('/pages/index/index')}>
    Back
  </button>
);

/** Presses Back on a page that is the given step of this visit, by the router's count; tells where that leads. */
function pressBack(state: { idx: number } | null) {
  history.replaceState(state, '', '/pages/login/accountLogin');
  const ways: unknown[] = [];
  const note = (way: string) => (to: string | number) => void ways.push([way, to]);
  const { getByRole } = render(
    <NavigatorContext value={{ push: note('push'), replace: note('replace'), go: note('go') }}>
      <Back />
    </NavigatorContext>,
  );
  getByRole('button').click();
  return ways;
}

afterEach(cleanup);

test('Back is the step back', () => expect(pressBack({ idx: 1 })).toEqual([['go', -1]]));

test('where the first page of a visit was replaced, Back leads to where the page belongs and not out of the lobby', () =>
  expect(pressBack({ idx: 0 })).toEqual([['replace', '/pages/index/index']]));

test('Back of a page that was opened by its address leads to where it belongs', () =>
  expect(pressBack(null)).toEqual([['replace', '/pages/index/index']]));
