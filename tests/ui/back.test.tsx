import { cleanup, render } from '@testing-library/react';
import { Router, type Navigator, type To } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useBack } from '../../src/ui/page-header/useBack.js';

const Back = () => (
  <button type="button" onClick={useBack('/pages/index/index')}>
    Back
  </button>
);

/** Presses Back on a page with the given history state of the router; returns the navigation. */
function pressBack(state: { idx: number } | null) {
  history.replaceState(state, '', '/pages/login/accountLogin');
  const ways: unknown[] = [];
  const note = (way: string) => (to: To | number) => void ways.push([way, typeof to === 'object' ? to.pathname : to]);
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    push: note('push'),
    replace: note('replace'),
    go: note('go'),
  };
  const { getByRole } = render(
    <Router location="/pages/login/accountLogin" navigator={navigator}>
      <Back />
    </Router>,
  );
  getByRole('button').click();
  return ways;
}

afterEach(cleanup);

test('Back goes one step back in the history', () => expect(pressBack({ idx: 1 })).toEqual([['go', -1]]));

test('if the first page of a visit was replaced, Back leads to the parent page and not out of the lobby', () =>
  expect(pressBack({ idx: 0 })).toEqual([['replace', '/pages/index/index']]));

test('Back of a page that was opened by its address leads to its parent page', () =>
  expect(pressBack(null)).toEqual([['replace', '/pages/index/index']]));
