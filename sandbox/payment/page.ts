import type { FastifyInstance } from 'fastify';
import { amountText, fill, timeText } from '../formats.js';
import { languageOf, namedLanguage, type Language } from '../language.js';
import { html, sendPage, type Html } from '../page.js';
import type { Parts } from '../parts.js';
import { decidePayment, type Payment } from './payments.js';
import { paymentTexts } from './texts.js';

/** GET and POST /sandbox/pay/{secret}: the page of the payment company. The player pays, declines, or lets it expire. */
export async function paymentPage(app: FastifyInstance, parts: Parts): Promise<void> {
  const { db } = parts;
  const find = (secret: string) => db.selectFrom('payment').selectAll().where('secret', '=', secret).executeTakeFirst();

  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 256 },
      (_, body, done) => {
        done(null, new URLSearchParams(String(body)));
      },
    );
    pages.get<{ Params: { secret: string } }>('/sandbox/pay/:secret', async (request, reply) => {
      const payment = await find(request.params.secret);
      const language = languageOf(request, payment?.language);
      if (!payment) {
        const { unknown, unknownWhy } = paymentTexts[language];
        return sendPage(reply.code(404), { title: unknown, language, body: html`<p>${unknownWhy}</p>` });
      }
      return sendPage(reply, { ...shownOf(payment, language, parts), language });
    });
    pages.post<{ Params: { secret: string }; Querystring: { lang?: unknown }; Body: URLSearchParams }>(
      '/sandbox/pay/:secret',
      async (request, reply) => {
        const { secret } = request.params;
        const outcome = request.body.get('outcome') === 'paid' ? 'paid' : 'declined';
        await decidePayment(parts, secret, outcome);
        const chosen = namedLanguage(request.query.lang);
        return reply.redirect(`/sandbox/pay/${secret}${chosen === null ? '' : `?lang=${chosen}`}`, 303);
      },
    );
  });
}

const fact = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** What the page shows of a payment now. */
function shownOf(
  payment: Payment,
  language: Language,
  { now, site }: Pick<Parts, 'now' | 'site'>,
): { readonly title: string; readonly body: Html } {
  const texts = paymentTexts[language];
  const amount = amountText(payment.pay_amount, payment.currency);
  const facts = [
    fact(texts.channel, payment.channel_name),
    ...(payment.bank_code === null ? [] : [fact(texts.bank, payment.bank_code)]),
    fact(texts.order, payment.order_no),
    ...(payment.reference === null ? [] : [fact(texts.reference, payment.reference)]),
  ];
  const back = html`<p><a href="${payment.return_url}">${texts.back}</a></p>`;
  const end = (title: string, words: string) => ({
    title,
    body: html`<p>${words}</p>
      <dl>${facts}</dl>
      ${back}`,
  });
  if (payment.status === 'paid') return end(texts.paid, fill(texts.paidWhy, amount));
  if (payment.status === 'declined') return end(texts.declined, texts.declinedWhy);
  if (payment.status === 'cancelled') return end(texts.cancelled, texts.cancelledWhy);
  if (payment.expires_at <= now()) return end(texts.late, texts.lateWhy);
  const pay = fill(texts.pay, amount);
  return {
    title: pay,
    body: html`<p>${texts.playMoney}</p>
      <dl>${[...facts, fact(texts.payBefore, timeText(payment.expires_at, language, site))]}</dl>
      <form method="post">
        <button class="main" name="outcome" value="paid">${pay}</button>
        <button name="outcome" value="declined">${texts.decline}</button>
      </form>
      <p><small>${texts.letExpire}</small></p>
      ${back}`,
  };
}
