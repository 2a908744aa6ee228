import { STATUS_CODES } from 'node:http';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { refusal } from '../base/refusal.js';
import { refused } from '../contract/envelope.js';
import type { Contract } from '../contract/load.js';
import { logAnswer } from './log.js';

/**
 * Answers a request whose URL cannot be decoded (`/%E0%A4%A`). Fastify finds no route for it and runs no hook, so the
 * headers and the line in the log are written here.
 */
export const refuseMalformedUrl =
  (codes: Contract['codes']) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply
      .code(error.statusCode ?? 400)
      .headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
      .send(refused(refusal('invalidRequest'), codes, 'en_US'));
    void logAnswer(request, reply);
  };

/** The status of what Node's parser refuses before there is a request. */
const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is no HTTP, or has a head of more than 16 KiB: an over-long URL, say. Then the connection ends. */
export function answerMalformedHeads(codes: Contract['codes']) {
  const body = JSON.stringify(refused(refusal('invalidRequest'), codes, 'en_US'));
  return function answer(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
    const { code } = error;
    if (code === 'ECONNRESET' || socket.destroyed) return;
    this.log.debug({ err: error }, 'a head that is no request');
    const status = STATUS[code] ?? 400;
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'content-type: application/json; charset=utf-8',
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
}
