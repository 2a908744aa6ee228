import { expect, test } from 'vitest';
import { defineContactActors } from '../../../src/effects/account/contact.js';
import { createWorld, run } from '../access/world.js';

const channel = (link: string) => ({ kind: 'chat', label: 'Chat', value: 'Talk to us', link });

test('contacts keep only https, mailto and tel links (G5)', async () => {
  const links = [
    'https://chat.example',
    'mailto:help@example',
    'tel:+63281234567',
    '',
    'http://chat.example',
    'javascript:alert(1)',
    '//chat.example',
  ];
  const world = createWorld({
    'GET /operation/getServiceContactInformation': { code: 200, msg: 'OK', data: { channels: links.map(channel) } },
  });
  const channels = (await run(defineContactActors(world).loadChannels)) as { link: string }[];
  expect(channels.map(({ link }) => link)).toEqual([...links.slice(0, 3), '', '', '', '']);
});
