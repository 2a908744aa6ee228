import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../server/http/parts.js';
import { identitySandbox } from './identity.js';
import { makerSandbox } from './maker/maker.js';
import { paySandbox } from './pay.js';
import { smsSandbox } from './sms.js';

/** The fakes of external services, each under /sandbox/. Add new ones to this list. */
const SANDBOXES: readonly ((app: FastifyInstance, parts: AppParts) => void | Promise<void>)[] = [
  identitySandbox,
  makerSandbox,
  paySandbox,
  smsSandbox,
];

export async function addSandboxes(app: FastifyInstance, parts: AppParts): Promise<void> {
  for (const add of SANDBOXES) await add(app, parts);
}
