import { expect, test } from 'vitest';
import { pathOf } from '../../src/ui/icon/svg-path.js';

test.each([
  ['a path as it is', '<path d="M3 2v4"/>', 'M3 2v4'],
  ['a relative start as an absolute one', '<path d="m3 2v4"/>', 'M3 2v4'],
  ['the line that a relative start implies', '<path d="m3-2 4.5.5"/>', 'M3 -2l4.5.5'],
  ['a line', '<line x1="1" x2="3" y1="2" y2="4"/>', 'M1 2L3 4'],
  ['a circle', '<circle cx="12" cy="12" r="10"/>', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z'],
  ['a rectangle', '<rect width="4" height="3" x="1" y="2"/>', 'M1 2h4v3h-4Z'],
  [
    'a rectangle with round corners',
    '<rect width="4" height="6" x="1" y="2" rx="1"/>',
    'M2 2h2a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1Z',
  ],
  ['several shapes of a group', '<g fill="none"><path d="M1 1h2"/><path d="m4 4h2"/></g>', 'M1 1h2M4 4h2'],
])('one path holds %s', (_, body, data) => expect(pathOf(body)).toBe(data));

test('a shape without a rule is refused', () => expect(() => pathOf('<polygon points="1 2"/>')).toThrow('<polygon>'));
