import { expect } from 'vitest';
import { path } from '../../../machines/addresses.js';
import { enterAs, newPlayer } from '../support/hooks.js';
import { settled } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const pages = [
  path.account,
  path.myInformation,
  path.avatar,
  path.changePhone,
  path.settings,
  path.socialBinds,
  path.message,
  `${path.messageList}?category=platform`,
  '/pages/account/devices',
  '/pages/account/contactUs',
  '/pages/account/contactInfomation',
  '/pages/account/resetPassword',
];
/** A screen reader says only the role of such an element if it has no name. */
const nameless =
  /^\s*- (?:button|link|textbox|searchbox|combobox|switch|checkbox|radio|slider|dialog|form)(?: \[[^\]]*\])*:?$/;

/** What a person would not understand in the accessibility tree: elements without a name, and a wrong order of headings. */
function findingsIn(tree: string): string[] {
  const lines = tree.split('\n');
  const levels = lines.flatMap((line) => {
    const [, level] = /- heading "[^"]+"(?: \[[^\]]*\])*? \[level=(\d)\]/.exec(line) ?? [];
    return level === undefined ? [] : [Number(level)];
  });
  return [
    ...lines.filter((line) => nameless.test(line)).map((line) => `without a name: ${line.trim()}`),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : [`headings of the first level: ${levels.join()}`]),
    ...levels.flatMap((level, at) =>
      at > 0 && level > (levels[at - 1] ?? 0) + 1 ? [`a level is left out: ${levels.join()}`] : [],
    ),
  ];
}

onEachDevice('a screen reader on a %s', (device, journey) => {
  journey('hears a name of everything that can be operated, and headings in order', async () => {
    const visitor = await suite[device]();
    await enterAs(visitor, await newPlayer(suite.lobby(), { balance: 100_000 }));
    const { page } = visitor;
    const found: string[] = [];
    for (const address of pages) {
      await page.goto(address);
      await settled(page);
      const tree = await page.getByRole('main').ariaSnapshot();
      expect(tree, address).toMatch(/- heading/);
      found.push(...findingsIn(tree).map((finding) => `${address}: ${finding}`));
    }
    expect(found).toEqual([]);
  });
});
