import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../server/http/parts.js';
import { html, sendPage } from './page.js';

/** The page is served, and the lobby links to it, only while the sandboxes are on. */
export const SMS_OUTBOX = '/sandbox/sms';

/** GET /sandbox/sms: the messages that this server would have sent by SMS, newest first. */
export function smsSandbox(app: FastifyInstance, { db }: AppParts): void {
  app.get(SMS_OUTBOX, async (_, reply) => {
    const messages = await db.selectFrom('sms_outbox').selectAll().orderBy('id', 'desc').limit(30).execute();
    const list = messages.map(
      (message) =>
        html`<li>
          <small>${message.phone} · ${message.created_at.toISOString().slice(0, 19).replace('T', ' ')} UTC</small
          ><br />${message.text}
        </li>`,
    );
    return sendPage(reply, {
      title: 'Messages sent by this demo',
      body:
        list.length === 0
          ? html`<p>Nothing was sent yet.</p>`
          : html`<ul>
              ${list}
            </ul>`,
      refreshSeconds: 3,
    });
  });
}
