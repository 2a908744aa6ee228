import { launch } from '../browser/support/visitor.js';
import { startLobby } from '../browser/support/lobby.js';
import { installed, missing, startProxy, trusting, type ProxyName } from '../deploy/proxies.js';
import { serveControl } from './control/serve.js';
import { beside, ratio, told, type Measure } from './measure.js';
import { slowLine, visitOnce, type Visit } from './phone.js';
import { openShaped } from './shaped.js';
import { openDoor } from './twin.js';

export type Http2Budget = {
  path: string;
  /** Largest contentful paint, as a ratio to the same page without scripts. */
  lcpToTwin: number;
  /** Interactive, as a ratio to the control. */
  readyToControl: number;
};

const rounds = 5;

/**
 * Cold visits as players of a lobby in the open make them: over HTTP/2 through each proxy of deploy/ that is installed, on a line
 * that opens connections and starts slowly. Beside them, the same way, the page without scripts and the control.
 */
export async function measureHttp2(budget: Http2Budget): Promise<Measure[]> {
  if (missing.length > 0)
    console.log(`Over HTTP/2: not measured through ${missing.join(' and ')}, not installed here.`);
  const lobby = await startLobby({ isBehindProxy: true });
  const [twin, control] = await Promise.all([openDoor(lobby.origin, true), serveControl(lobby.origin)]);
  const hosts = [lobby, twin, control].map(({ origin }) => new URL(origin).host) as [string, string, string];
  try {
    const measures: Measure[] = [];
    for (const name of ['caddy', 'nginx'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, since each wants the whole processor
      if (installed[name]) measures.push(...(await measureThrough(name, hosts, budget)));
    return measures;
  } finally {
    for (const server of [twin, control]) server.stop();
    await lobby.stop();
  }
}

/** `hosts`: of the lobby, of its page without scripts and of the control. */
async function measureThrough(
  name: ProxyName,
  hosts: readonly [string, string, string],
  { path, lcpToTwin, readyToControl }: Http2Budget,
): Promise<Measure[]> {
  const proxies = await Promise.all(hosts.map((host) => startProxy(name, host)));
  const lines = await Promise.all(proxies.map(({ origin }) => openShaped(origin, slowLine)));
  const browser = await launch(trusting(...proxies));
  try {
    const [own, bare, control] = lines.map(({ origin }) => origin) as [string, string, string];
    const visits: Record<'own' | 'bare' | 'control', Visit[]> = { own: [], bare: [], control: [] };
    for (let round = 0; round < rounds; round++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, since each wants the whole line
      visits.own.push(await visitOnce(browser, own, path, true, null));
      // oxlint-disable-next-line no-await-in-loop -- see above
      visits.control.push(await visitOnce(browser, control, path, true, null));
      // oxlint-disable-next-line no-await-in-loop -- see above
      visits.bare.push(await visitOnce(browser, bare, path, false, null));
    }
    const of = (page: keyof typeof visits, key: 'fcp' | 'lcp' | 'ready') => visits[page].map((one) => one[key]);
    const lcp = `${name}, HTTP/2: largest contentful paint`;
    return [
      told(`${name}, HTTP/2: first contentful paint`, 'ms', of('own', 'fcp')),
      told(lcp, 'ms', of('own', 'lcp')),
      told(`${lcp} without scripts`, 'ms', of('bare', 'lcp')),
      ratio(`${lcp} by that`, of('own', 'lcp'), of('bare', 'lcp'), lcpToTwin),
      ...beside(`${name}, HTTP/2: interactive`, 'ms', of('own', 'ready'), of('control', 'ready'), readyToControl),
    ];
  } finally {
    await browser.close();
    for (const line of lines) line.stop();
    await Promise.all(proxies.map((proxy) => proxy.stop()));
  }
}
