import type { FastifyInstance } from 'fastify';
import type { components } from '../openapi/user-api.js';
import type { AppParts } from '../server/http/parts.js';
import { returnPathOf } from '../server/domain/wallet/return-path.js';
import { signed } from './adapters/payment-signature.js';
import { html, sendPage, type Html } from './page.js';

type Currency = components['schemas']['Currency'];

/** GET and POST /sandbox/pay/{secret}: the payment page of the embedded company. The player pays, declines, or lets it expire. */
export async function paySandbox(app: FastifyInstance, { db, services }: AppParts): Promise<void> {
  const find = (secret: string) =>
    db.selectFrom('sandbox_payment').selectAll().where('secret', '=', secret).executeTakeFirst();
  const isOver = (expires: Date) => expires <= services.clock.now();

  /** The company's callback, through the same route as every company's. If it is lost, the lobby polls before the order expires. */
  async function tell(
    payment: { readonly order_no: string; readonly pay_amount: number; readonly currency: string },
    status: 'paid' | 'declined',
  ): Promise<void> {
    const payload = await signed(db, {
      orderNo: payment.order_no,
      status,
      payAmount: payment.pay_amount,
      currency: payment.currency as Currency,
    });
    await app.inject({
      method: 'POST',
      url: '/user-api/callback/pay/sandbox',
      headers: { host: 'localhost' },
      payload,
    });
  }

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
        <p><a href="${returnPathOf(payment.order_no)}">Back to the lobby</a></p>`;
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
      if (isOver(payment.expires_at))
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
        const payment = await find(secret);
        if (payment?.status === 'open' && !isOver(payment.expires_at)) {
          // Update the company's accounts first, so that pressing twice pays once.
          const booked = await db
            .updateTable('sandbox_payment')
            .set({ status: outcome })
            .where('secret', '=', secret)
            .where('status', '=', 'open')
            .executeTakeFirst();
          if (booked.numUpdatedRows > 0n) await tell(payment, outcome);
        }
        return reply.redirect(`/sandbox/pay/${secret}`, 303);
      },
    );
  });
}
