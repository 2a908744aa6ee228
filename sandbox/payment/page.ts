import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.js';
import { html, sendPage, type Html } from '../page.js';
import { decidePayment } from './payments.js';

/** GET and POST /sandbox/pay/{secret}: the page of the payment company. The player pays, declines, or lets it expire. */
export async function paymentPage(app: FastifyInstance, parts: Parts): Promise<void> {
  const { db, now } = parts;
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
      if (!payment)
        return sendPage(reply.code(404), {
          title: 'No such payment',
          body: html`<p>The link is wrong or too old.</p>`,
        });
      const amount = `${payment.currency} ${(payment.pay_amount / 100).toFixed(2)}`;
      const reference =
        payment.reference === null ? html`` : html`<p><small>Reference ${payment.reference}</small></p>`;
      const back = html`${reference}
        <p><a href="${payment.return_url}">Back to the lobby</a></p>`;
      const end = (title: string, words: string): { title: string; body: Html } => ({
        title,
        body: html`<p>${words}</p>
          ${back}`,
      });
      if (payment.status === 'paid') return sendPage(reply, end('Paid', `${amount} was paid.`));
      if (payment.status === 'declined')
        return sendPage(reply, end('Declined', 'The bank said no. Nothing was taken.'));
      if (payment.status === 'cancelled')
        return sendPage(reply, end('Cancelled', 'The order was given up. Nothing was taken.'));
      if (payment.expires_at <= now())
        return sendPage(reply, end('Too late', 'The time to pay is over. Nothing was taken.'));
      return sendPage(reply, {
        title: `Pay ${amount}`,
        body: html`<p>Play money of this demo: no real bank is behind this page.</p>
          <p><small>${payment.channel_name} · order ${payment.order_no}</small></p>
          <form method="post">
            <button name="outcome" value="paid">Pay ${amount}</button>
            <button name="outcome" value="declined">Decline</button>
          </form>
          <p>To let it time out, close this page.</p>
          ${back}`,
      });
    });
    pages.post<{ Params: { secret: string }; Body: URLSearchParams }>(
      '/sandbox/pay/:secret',
      async (request, reply) => {
        const { secret } = request.params;
        const outcome = request.body.get('outcome') === 'paid' ? 'paid' : 'declined';
        await decidePayment(parts, secret, outcome);
        return reply.redirect(`/sandbox/pay/${secret}`, 303);
      },
    );
  });
}
