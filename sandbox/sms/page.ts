import type { FastifyInstance } from 'fastify';
import { html, sendPage } from '../page.js';
import type { Db } from '../store/store.js';

/** GET /sandbox/sms: the messages that a real gateway would have sent by SMS, newest first. */
export function smsPage(app: FastifyInstance, db: Db): void {
  app.get('/sandbox/sms', async (_, reply) => {
    const messages = await db.selectFrom('sms').selectAll().orderBy('id', 'desc').limit(30).execute();
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
