import { composeMail } from '../../src/server/mail/compose-mail.ts';
import { CARD, type CardApp } from './card-payments.ts';
import { item } from './order-input.ts';

export const CASH = { method: 'Cash', paymentStatus: 'Pending' } as const;

/** An order as its customer and staff see it. */
export interface ProposedOrder {
  version: number;
  status: string;
  totalAmount: number;
  items: { quantity: number; productName: string }[];
  proposal?: { id: string; state: string; isPaying: boolean; before: number; after: number };
  paymentDetails: { paymentStatus: string; online?: Record<string, unknown> };
}

/** What staff and the customer of an order do that would get dearer, and what can be seen of it. `app`: the one of the current test. */
export function proposing(app: () => CardApp) {
  /** An order of 26.00: two large margheritas of 13.00. */
  const ordered = async (paymentDetails: typeof CARD | typeof CASH, isAccepted = true) => {
    const { _id } = await app().order({ paymentDetails });
    if (paymentDetails === CARD) {
      await app().pay(_id);
      await app().work();
    }
    if (isAccepted) await app().staffDo(_id, 'Confirmed');
    await app().work();
    return _id;
  };
  const dish = (key: string, options: string[] = [], quantity = 1) => {
    const { productId, selectedOptions } = item(key, options, quantity);
    return {
      productId,
      quantity,
      selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
    };
  };
  const seen = async (id: string) => (await app().show(id)) as unknown as ProposedOrder;
  const change = async (id: string, input: object, token = app().owner) =>
    app().call({
      ...{ method: 'PATCH', url: `/staff/orders/${id}/items`, token },
      body: { items: [], reason: 'No margherita left.', expectedVersion: (await seen(id)).version, ...input },
    });
  /** One margherita (13.00) goes, and one with olives comes. */
  const DEARER = { items: [{ line: 0, quantity: 1 }], added: [dish('margherita', ['size/large', 'extras/olives'])] };
  const propose = async (id: string) => {
    const { status, body } = await change(id, DEARER);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data.order.proposal as NonNullable<ProposedOrder['proposal']>;
  };
  const answer = (id: string, proposalId: string, isAgreed = true, token = app().customer) =>
    app().call({ method: 'POST', url: `/orders/${id}/proposal`, token, body: { proposalId, isAgreed } });
  const withdraw = (id: string, proposalId: string) =>
    app().call({ method: 'DELETE', url: `/staff/orders/${id}/proposals/${proposalId}`, token: app().owner });
  const act = (url: string, way: 'pay' | 'mb_way' | 'decline' = 'pay') => {
    const session = url.split('/').at(-1) as string;
    app().stripe.simulator.act(session, way);
    return session;
  };
  const intents = () => Object.values(app().stripe.simulator.records.intents);
  const staffSees = async (id: string) =>
    (await app().call({ url: `/staff/orders/${id}`, token: app().owner })).body.order as ProposedOrder;
  const books = async () =>
    (await app().call({ url: '/staff/books?from=2026-06-01&to=2026-06-30&by=day', token: app().owner })).body.data
      .total;
  const finish = async (id: string) => {
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) await app().staffDo(id, status);
    await app().work();
  };
  const mails = async () =>
    (await app().services.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()).filter(({ kind }) =>
      ['order_proposal', 'order_changed'].includes(kind),
    );
  /** What its customer reads of a payment that came too late. */
  const lateMails = async () => {
    const rows = await app()
      .services.db.selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'order_late_payment')
      .execute();
    return Promise.all(rows.map(async (row) => (await composeMail(app().services, row)).text));
  };
  return {
    ordered,
    dish,
    seen,
    change,
    DEARER,
    propose,
    answer,
    withdraw,
    act,
    intents,
    staffSees,
    books,
    finish,
    mails,
    lateMails,
  };
}
