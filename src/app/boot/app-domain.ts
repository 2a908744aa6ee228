import { createActor, toPromise, waitFor } from 'xstate';
import { appDomainMachine } from '../../../machines/entry/appDomain.machine.js';
import { apiBaseAt, defineAppDomainActors, type DomainWorld } from '../../effects/entry/appDomain.js';
import { domainSettings } from './domain-settings.js';

/** The current base address of the API, without a slash at its end. */
export type ApiBase = () => Promise<string>;

/** Looks up the app's domain (B8). The stored domain of an earlier visit is used until the response arrives. */
export function lookUpApi(world: DomainWorld): ApiBase {
  const { appKey, lookup, allowed } = domainSettings;
  const own = `${location.origin}/user-api`;
  const rule = { site: location.hostname, allowed };
  const actor = createActor(
    appDomainMachine.provide({ actors: defineAppDomainActors({ base: lookup || own, appKey, rule }, world) }),
    { input: rule },
  );
  const found = toPromise(actor);
  actor.start();
  addEventListener('online', () => actor.send({ type: 'network.restored' }));
  return async () => {
    const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('recalling'));
    const domain = context.domain ?? (await found);
    return domain === null ? own : apiBaseAt(domain);
  };
}

let shared: ApiBase | null = null;

/** One lookup for each document. */
export const apiOf = (world: DomainWorld): ApiBase => (shared ??= lookUpApi(world));
