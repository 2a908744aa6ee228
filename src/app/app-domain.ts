import { createActor, toPromise, waitFor } from 'xstate';
import { appDomainMachine } from '../../machines/entry/appDomain.machine.js';
import { apiBaseAt, defineAppDomainActors, type DomainWorld } from '../effects/entry/appDomain.js';
import { domainSettings } from './domain-settings.js';

/** Answers where the API is at the time, without a slash at its end. */
export type ApiBase = () => Promise<string>;

/** Asks for the app's domain (B8). One that an earlier visit kept counts until the answer is here; without one the answer is waited for. */
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

let asked: ApiBase | null = null;

/** One lookup a document, whoever needs it first. */
export const apiOf = (world: DomainWorld): ApiBase => (asked ??= lookUpApi(world));
