import { beforeAll, describe, test } from 'vitest';
import { gatherFacts, type Facts } from '../../browser/screens/table.js';
import { walkScreens } from '../../browser/screens/walk.js';
import { lobbySuite, type Device } from '../../browser/support/suite.js';
import type { Chosen } from '../../browser/support/visitor.js';

const suite = lobbySuite();
let facts: Facts;
beforeAll(async () => {
  facts = await gatherFacts(suite.lobby());
});

const looks: readonly Chosen[] = [
  { locale: 'en_US' },
  { locale: 'my_MM', mode: 'dark', accent: 'green' },
  { locale: 'th_TH', accent: 'pink' },
  { locale: 'ms_MY', mode: 'dark' },
  { locale: 'zh_CN', accent: 'green' },
];

describe.each<Device>(['phone', 'desktop'])('every screen on a %s', (device) => {
  test.each(looks)('in $locale $mode $accent', (chosen) => walkScreens(suite, facts, { device, chosen, hasAxe: true }));
});
