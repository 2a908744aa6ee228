import type { Adapters } from '../../server/adapters/own.js';
import type { Reach } from './call.js';
import { sandboxGateway } from './gateway.js';
import { sandboxIdentity } from './identity.js';
import { sandboxMaker } from './maker.js';
import { sandboxSms } from './sms.js';

/** The lobby's adapters to all companies of the sandbox. `pages`: see `sandboxMaker`. */
export const sandboxAdapters = (reach: Reach, pages: string): Adapters => ({
  sms: sandboxSms(reach),
  identity: sandboxIdentity(reach, pages),
  maker: sandboxMaker(reach, pages),
  gateways: new Map([['sandbox', sandboxGateway(reach, pages)]]),
});
