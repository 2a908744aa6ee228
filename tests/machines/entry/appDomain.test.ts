import { expect, test } from 'vitest';
import { isAllowedHost } from '../../../machines/entry/appDomain.machine.js';

const rule = { site: 'lobby.example', allowed: ['paraw.example', 'm.paraw.example'] };

test.each(['lobby.example', 'm.lobby.example', 'a.b.lobby.example', 'paraw.example', 'm.paraw.example'])(
  '%s may be the domain of the app (B8)',
  (host) => {
    expect(isAllowedHost(host, rule)).toBe(true);
  },
);

test.each([
  ['another site', 'evil.example'],
  ['a site that ends alike', 'evillobby.example'],
  ['a site that begins alike', 'lobby.example.evil.example'],
  ['the site above', 'example'],
  ['below an allowed host, which was allowed alone', 'x.paraw.example'],
  ['a port', 'lobby.example:8443'],
  ['a path', 'lobby.example/evil'],
  ['a query', 'lobby.example?evil'],
  ['a fragment', 'evil.example#.lobby.example'],
  ['a user', 'lobby.example@evil.example'],
  ['a user before', 'evil@lobby.example'],
  ['a scheme', 'https://lobby.example'],
  ['a backslash', 'evil.example\\.lobby.example'],
  ['a blank', 'evil.example .lobby.example'],
  ['a line', 'm\n.lobby.example'],
  ['a percent', 'm%2e.lobby.example'],
  ['capitals', 'M.Lobby.Example'],
  ['a point at the end', 'lobby.example.'],
  ['an empty label', 'm..lobby.example'],
  ['a point at the start', '.lobby.example'],
  ['a hyphen at the start', '-m.lobby.example'],
  ['another script', 'lоbby.lobby.example'],
  ['another script, written in letters', 'xn--lbby-vqa.lobby.example'],
  ['an address of numbers', '203.0.113.7'],
  ['an address of numbers, version 6', '[2001:db8::1]'],
  ['one that is too long', `${'a.'.repeat(130)}lobby.example`],
  ['a label that is too long', `${'a'.repeat(64)}.lobby.example`],
  ['nothing', ''],
  ['no text', 7],
  ['a list', ['lobby.example']],
  ['null', null],
])('%s is refused: %j', (_, host) => expect(isAllowedHost(host, rule)).toBe(false));

test('a site with an IP address allows no subdomain', () => {
  expect(isAllowedHost('evil.127.0.0.1', { site: '127.0.0.1', allowed: [] })).toBe(false);
});
