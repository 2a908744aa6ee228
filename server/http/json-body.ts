import type { FastifyInstance } from 'fastify';
import { refusal } from '../contract/refusal.js';

/** Deepest nesting of a JSON body; the contract's deepest request is 2. */
const DEEPEST = 8;

/** Parses JSON bodies: bounded in depth, `__proto__` and `constructor.prototype` refused. Malformed text is invalidRequest. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') {
      // A call without a body that says it is JSON; the contract says whether one was needed.
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
