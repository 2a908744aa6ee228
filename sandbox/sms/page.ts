import type { FastifyInstance } from 'fastify';
import { timeText } from '../formats.js';
import { languageOf } from '../language.js';
import { html, sendPage } from '../page.js';
import type { Parts } from '../parts.js';
import { smsTexts } from './texts.js';

/** GET /sandbox/sms: the messages that a real gateway would have sent by SMS, newest first. */
export function smsPage(app: FastifyInstance, { db, site }: Pick<Parts, 'db' | 'site'>): void {
  app.get('/sandbox/sms', async (request, reply) => {
    const language = languageOf(request);
    const { title, none } = smsTexts[language];
    const messages = await db.selectFrom('sms').selectAll().orderBy('id', 'desc').limit(30).execute();
    const list = messages.map(
      (message) =>
        html`<li>
          <small>${message.phone} · ${timeText(message.created_at, language, site)}</small><br />${message.text}
        </li>`,
    );
    return sendPage(reply, {
      title,
      language,
      body:
        list.length === 0
          ? html`<p>${none}</p>`
          : html`<ul>
              ${list}
            </ul>`,
      refreshSeconds: 3,
    });
  });
}
