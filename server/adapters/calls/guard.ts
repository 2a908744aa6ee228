import type { Called } from '../called.js';
import type { IdentityProvider } from '../identity/identity.js';
import type { Maker, MakerAccount } from '../maker/maker.js';
import type { Adapters } from '../own.js';
import type { PayGateway } from '../pay/gateway.js';
import type { Sms } from '../sms/sms.js';
import {
  BOOKS,
  CLOSED,
  HOLDINGS,
  IDENTITY,
  NOTHING,
  PAYMENT_OUTCOME,
  paymentLinkOf,
  ROUNDS,
  TRANSFER_IN,
  TRANSFER_OUT,
  TRANSFER_OUTCOME,
  wellFormedRounds,
} from './answers.js';
import { openLine, type Line, type LineOptions } from './line.js';

/** The adapters as the lobby calls them: there is no other way to a company. */
export interface CalledAdapters {
  readonly sms: Called<Sms>;
  readonly identity: Called<IdentityProvider>;
  readonly maker: Called<Maker>;
  readonly gateways: ReadonlyMap<string, Called<PayGateway>>;
}

/** Gives every call of the adapters its time limit, its bound, its circuit breaker and its schema. */
export function guarded({ sms, identity, maker, gateways }: Adapters, options: LineOptions): CalledAdapters {
  return {
    sms: guardSms(sms, openLine('sms', options)),
    identity: guardIdentity(identity, openLine('identity', options)),
    maker: guardMaker(maker, openLine('maker', options)),
    gateways: new Map(
      [...gateways].map(([name, gateway]) => [name, guardGateway(gateway, openLine(`pay-${name}`, options))]),
    ),
  };
}

/** An adapter may hand on what a company said; anything but true is no. */
const isTrue = (answer: unknown): boolean => answer === true;

const sessionOf = ({ sessionId, playerId }: MakerAccount) => `session ${sessionId} of player ${playerId}`;

export function guardMaker(raw: Maker, line: Line): Called<Maker> {
  return {
    ...(raw.origins === undefined ? {} : { origins: raw.origins }),
    transferIn: (transfer, signal) =>
      line.ask(
        { call: 'transferIn', about: `transfer ${transfer.id}, ${sessionOf(transfer)}`, answer: TRANSFER_IN },
        (ends) => raw.transferIn(transfer, ends),
        signal,
      ),
    transferOut: (transfer, signal) =>
      line.ask(
        { call: 'transferOut', about: `transfer ${transfer.id}, ${sessionOf(transfer)}`, answer: TRANSFER_OUT },
        (ends) => raw.transferOut(transfer, ends),
        signal,
      ),
    transferOutcome: (id, signal) =>
      line.ask(
        { call: 'transferOutcome', about: `transfer ${id}`, answer: TRANSFER_OUTCOME },
        (ends) => raw.transferOutcome(id, ends),
        signal,
      ),
    rounds: (account, signal) =>
      line.ask(
        { call: 'rounds', about: sessionOf(account), answer: ROUNDS, salvage: wellFormedRounds },
        (ends) => raw.rounds(account, ends),
        signal,
      ),
    holdings: (account, signal) =>
      line.ask(
        { call: 'holdings', about: sessionOf(account), answer: HOLDINGS },
        (ends) => raw.holdings(account, ends),
        signal,
      ),
    // A maker without `leave` is not asked: that is no failure and takes no place in the line.
    ...(raw.leave === undefined
      ? {}
      : {
          leave: (account, signal) =>
            line.ask(
              { call: 'leave', about: sessionOf(account), answer: NOTHING },
              async (ends) => raw.leave?.(account, ends),
              signal,
            ),
        }),
    ...(raw.books === undefined
      ? {}
      : {
          books: (request, signal) =>
            line.ask(
              { call: 'books', about: `books after ${request.after ?? 'the start'}`, answer: BOOKS },
              async (ends) => raw.books?.(request, ends),
              signal,
            ),
        }),
    launchUrl: (launch) => raw.launchUrl(launch),
    verifies: async (callback, received) => isTrue(await raw.verifies(callback, received)),
  };
}

export function guardGateway(raw: PayGateway, line: Line): Called<PayGateway> {
  const link = paymentLinkOf(raw);
  return {
    ...(raw.origins === undefined ? {} : { origins: raw.origins }),
    open: (request, signal) =>
      line.ask(
        { call: 'open', about: `order ${request.orderNo}`, answer: link },
        (ends) => raw.open(request, ends),
        signal,
      ),
    close: (orderNo, signal) =>
      line.ask(
        { call: 'close', about: `order ${orderNo}`, answer: CLOSED },
        (ends) => raw.close(orderNo, ends),
        signal,
      ),
    outcomeOf: (orderNo, signal) =>
      line.ask(
        { call: 'outcomeOf', about: `order ${orderNo}`, answer: PAYMENT_OUTCOME },
        (ends) => raw.outcomeOf(orderNo, ends),
        signal,
      ),
    verifies: async (callback, received) => isTrue(await raw.verifies(callback, received)),
  };
}

function guardSms(raw: Sms, line: Line): Called<Sms> {
  return {
    send: (phone, text, signal) =>
      line.ask(
        // Neither phone nor text: what is kept about a call must not name a person or hold a code.
        { call: 'send', about: 'a message', answer: NOTHING },
        (ends) => raw.send(phone, text, ends),
        signal,
      ),
  };
}

function guardIdentity(raw: IdentityProvider, line: Line): Called<IdentityProvider> {
  return {
    loginUrl: (request) => raw.loginUrl(request),
    exchange: (given, signal) =>
      line.ask({ call: 'exchange', about: 'a login', answer: IDENTITY }, (ends) => raw.exchange(given, ends), signal),
  };
}
