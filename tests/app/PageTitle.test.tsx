import { act, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageTitle } from '../../src/app/shell/PageTitle.js';
import { openPage } from '../support/render.js';

/** A frame whose page shows a heading, and what leads to another page. */
function openFrame(heading: string, unread = 0) {
  let visit: (path: string, heading: string) => void = () => undefined;
  const Frame = () => {
    const main = useRef<HTMLElement>(null);
    const [shown, setShown] = useState(heading);
    const navigate = useNavigate();
    visit = (path, next) => {
      void navigate(path);
      setShown(next);
    };
    return (
      <>
        <main ref={main} tabIndex={-1}>
          <div hidden>
            <h1>The page before</h1>
          </div>
          <h1>{shown}</h1>
        </main>
        <PageTitle main={main} unread={unread} />
      </>
    );
  };
  openPage(<Frame />, { at: '/pages/account/account' });
  const announced = () => document.querySelector('[aria-live=polite]')?.textContent;
  const go = (path: string, next: string) => act(async () => visit(path, next));
  return { announced, go };
}

test('the heading of a page stands in the title of the document, and the first one is not announced', () => {
  const { announced } = openFrame('Account');
  expect(document.title).toMatch(/^Account · ./);
  expect(announced()).toBe('');
});

test('unread messages are counted before it', () => {
  openFrame('Account', 3);
  expect(document.title).toMatch(/^\(3\) Account · ./);
});

test('a page change is announced, and the focus that was lost with the page before goes to the new one', async () => {
  const { announced, go } = openFrame('Account');
  expect(document.activeElement).toBe(document.body);
  await go('/pages/account/devices', 'Devices');
  await waitFor(() => expect(announced()).toBe('Devices'));
  expect(document.title).toMatch(/^Devices · ./);
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('home has the title of the site alone', async () => {
  const { go } = openFrame('Account');
  const site = document.title.replace('Account · ', '');
  await go('/pages/index/index', 'Games');
  await waitFor(() => expect(document.title).toBe(site));
});
