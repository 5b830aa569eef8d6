import { item, pickup } from '../../support/order-input.ts';
import { BY_CARD, placeByCard } from './paying-customers.ts';
import { onPage } from './provider-page.ts';
import { type Address, insist } from './send.ts';

/** What becomes of orders by telephone that are to be paid by a link, in turn. */
const ENDS = ['pay', 'mb_way', 'call off', 'decline pay', 'door'];

/** Calls differ by how much they order. A line has 99 units at most. */
const QUANTITIES = 90;

/** Takes calls one after the other, each of which is paid by a link in the end, at the door, or called off. Returns the orders' ids. */
export async function takeCalls(address: Address, token: string, calls: number): Promise<string[]> {
  const taken: string[] = [];
  for (let call = 0; call < calls; call++) {
    const order = pickup([item('lemonade', [], 2 + (call % QUANTITIES)), item('tiramisu')], {
      paymentDetails: BY_CARD,
    });
    const body = { ...order, customerName: 'Cara Caller', email: 'caller@example.test', readyInMinutes: 45 };
    const url = '/api/v1/staff/phone-orders';
    const placed = await placeByCard(address, { method: 'POST', url, token, key: `call-${call}`, body });
    const { _id: id } = placed.body.data.order;
    taken.push(id);
    await end(address, { id, token, way: ENDS[call % ENDS.length] as string });
  }
  return taken;
}

async function end(address: Address, { id, token, way }: { id: string; token: string; way: string }): Promise<void> {
  const url = `/api/v1/staff/phone-payments/${id}`;
  const link = await insist(address, { method: 'POST', url: `${url}/link`, token, body: { isMailed: false } });
  const page = {
    method: 'POST',
    url: '/api/v1/tracked-orders/payment',
    body: { token: tokenOf(link.body.data.url) },
  } as const;
  const opened = await insist(address, page);
  // An answer that was lost says the second time that it is done.
  if (way === 'call off') await insist(address, { method: 'DELETE', url, token }, [404, 409]);
  else if (way === 'door') {
    await insist(address, { method: 'POST', url: `${url}/door`, token, body: { method: 'Cash' } }, [404, 409]);
  } else for (const step of way.split(' ')) await onPage(opened.body.data.url, step);
}

const tokenOf = (link: string) => link.split('#')[1] as string;
