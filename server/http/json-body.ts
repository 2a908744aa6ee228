import type { FastifyInstance } from 'fastify';
import { refusal } from '../base/refusal.js';

/** The deepest nesting of a JSON body; the deepest request of the contract has 2 levels. */
const DEEPEST = 8;

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body as they arrived; null for any other. */
    rawBody: Buffer | null;
  }
}

/**
 * Parses JSON bodies. Limits their depth and refuses `__proto__` and `constructor.prototype`. Malformed JSON is
 * invalidRequest.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('rawBody', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body;
    const text = body.toString('utf8');
    if (text === '') {
      // The request declares JSON but has no body. Validation decides whether the contract requires one.
      done(null, undefined);
      return;
    }
    if (depthOf(text) > DEEPEST) {
      done(refusal('invalidRequest'), undefined);
      return;
    }
    void parse(request, text, (error, value) => done(error === null ? null : refusal('invalidRequest'), value));
  });
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inText) {
      if (character === '\\') index += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
