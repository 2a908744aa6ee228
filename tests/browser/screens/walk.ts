import { expect } from 'vitest';
import { clippedTexts } from '../support/clipping.js';
import { enterAs } from '../support/hooks.js';
import { axeFindings, bringAxe, picture, settled, shot } from '../support/looking.js';
import type { Device, LobbySuite } from '../support/suite.js';
import { choose, type Chosen, type Visitor } from '../support/visitor.js';
import { answerWidest } from '../support/widest.js';
import { screens, type Facts, type ScreenOnShow } from './table.js';

export type Walk = {
  device: Device;
  chosen: Chosen;
  /** Whether axe is asked too. */
  hasAxe?: boolean;
  /** Whether axe measures contrasts too; the layouts of one theme have the same colors. */
  hasContrast?: boolean;
  only?: (screen: ScreenOnShow) => boolean;
  /** Of the window, in CSS pixels, and of the screen unless that is named too. */
  size?: { width: number; height: number };
  screen?: { width: number; height: number };
  /** The API answers with the widest amounts and long names. */
  isWidest?: boolean;
};

/** Opens every screen and asks of each: nothing cut off, nothing sideways, and with axe nothing that keeps people out. */
export async function walkScreens(suite: LobbySuite, facts: Facts, walk: Walk): Promise<void> {
  // Two at a time: the player's screens are more than half of them.
  await Promise.all([
    walkAs(['player'], suite, facts, walk),
    walkAs(['visitor', 'newcomer', 'social'], suite, facts, walk),
  ]);
}

async function walkAs(
  people: readonly ScreenOnShow['who'][],
  suite: LobbySuite,
  facts: Facts,
  {
    device,
    chosen,
    hasAxe = false,
    hasContrast = true,
    only = () => true,
    size,
    screen: ofSize = size,
    isWidest = false,
  }: Walk,
): Promise<void> {
  const look = [...Object.values(chosen), ...(size ? [`${size.width}x${size.height}`] : [])].join('-') || 'usual';
  for (const who of people) {
    const visitor = await suite[device]({
      expects: [unknownAddress],
      ...(size && ofSize ? { viewport: size, screen: ofSize } : {}),
    });
    const shown = screens.filter((one) => one.who === who && (one.only ?? device) === device && only(one));
    if (hasAxe) await bringAxe(visitor.context);
    await choose(visitor, suite.lobby().origin, chosen);
    if (isWidest) await answerWidest(visitor.context);
    if (who !== 'visitor') await enterAs(visitor, { token: facts[who] });
    for (const screen of shown) {
      const findings = await lookAt(visitor, screen, facts, hasAxe && { hasContrast }).catch((reason: unknown) => [
        String(reason),
      ]);
      const wrong = [...findings, ...visitor.problems.splice(0)];
      await (wrong.length > 0 ? picture : shot)(visitor.page, `${screen.name}-${device}-${look}`);
      expect.soft(wrong, `${screen.name} on a ${device}, ${look}`).toEqual([]);
    }
    await visitor.context.close();
  }
}

/** The server answers an address that no page has with 404, and the browser says so. */
const unknownAddress = /404.*\/pages\/nowhere/;

async function lookAt(
  { page }: Visitor,
  { address, act }: ScreenOnShow,
  facts: Facts,
  axe: false | { hasContrast: boolean },
): Promise<string[]> {
  await page.goto(typeof address === 'string' ? address : address(facts));
  await settled(page);
  if (act) {
    await act(page);
    await settled(page);
  }
  return [...(await clippedTexts(page)), ...(axe ? await axeFindings(page, axe) : [])];
}
