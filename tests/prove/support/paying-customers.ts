import { setTimeout as sleep } from 'node:timers/promises';
import { item, pickup } from '../../support/order-input.ts';
import { awaitProposal } from './await-proposal.ts';
import { onPage } from './provider-page.ts';
import { type Address, insist, type Received, type Sent, send } from './send.ts';

export const BY_CARD = { method: 'Card or wallet', paymentStatus: 'Pending' } as const;

/** How customers behave on the page that they are sent to; each word as likely as the others. */
const WAYS = ['pay', 'pay', 'pay', '3ds', 'mb_way', 'decline', 'decline pay', 'close', 'never', 'cancel', 'cancel pay'];

/** Those that end with a payment. */
const PAID = /^(pay|3ds|mb_way)$|decline pay/;

const PAUSE_MS = 200;

interface PayingCustomers {
  /** Ids of all orders that were acknowledged. */
  placed: string[];
  /** Ends once every customer has done what they were doing. */
  finished: Promise<void>;
}

/**
 * One customer a token: each orders by card until `orders` are placed altogether, and pays, or does not. Every third order is a
 * guest's, and every fourth is for later.
 */
export function letCustomersPay(
  addresses: readonly Address[],
  tokens: readonly string[],
  orders: number,
): PayingCustomers {
  const placed: string[] = [];
  const waiting: Promise<void>[] = [];
  let begun = 0;

  async function live(member: string, customer: number): Promise<void> {
    while (begun < orders) {
      const number = begun++;
      const address = addresses[number % addresses.length] as Address;
      const isGuest = number % 3 === 0;
      const token = isGuest ? await guestToken(address) : member;
      const body = pickup([item('lemonade', [], 1 + (number % 9)), item('tiramisu')], {
        paymentDetails: BY_CARD,
        ...(number % 2 === 0 && { tip: 1.5 }),
        ...(isGuest && { guest: { name: 'Gia Guest', email: `guest-${number}@example.test` } }),
        ...(number % 4 === 3 && { isASAP: false, scheduledAt: later(number) }),
      });
      const key = `customer-${customer}-order-${number}`;
      const order = await placeByCard(address, { method: 'POST', url: '/api/v1/orders', token, key, body });
      const { _id: id } = order.body.data;
      placed.push(id);
      const way = WAYS[number % WAYS.length] as string;
      await pay(address, { id, token, way });
      if (PAID.test(way)) waiting.push(awaitProposal(address, { id, token }));
    }
  }
  const finished = Promise.all(tokens.map(live)).then(async () => {
    await Promise.all(waiting);
  });
  return { placed, finished };
}

async function guestToken(address: Address): Promise<string> {
  const { body } = await insist(address, { method: 'POST', url: '/api/v1/auth/guest' });
  return body.accessToken;
}

/** The beginning of one of the slots from half an hour to three hours from now. */
function later(number: number): string {
  const slot = 15 * 60_000;
  return new Date((Math.ceil(Date.now() / slot) + 2 + (number % 10)) * slot).toISOString();
}

/** Places an order by card, again while checkout offers none because the provider does not know the restaurant's key. */
export async function placeByCard(address: Address, sent: Sent): Promise<Received> {
  for (;;) {
    const answer = await insist(address, sent, [409]);
    if (answer.status !== 409) return answer;
    if (answer.body.code !== 'payment_method_unavailable') throw new Error(JSON.stringify(answer.body));
    await sleep(PAUSE_MS);
  }
}

async function pay(address: Address, { id, token, way }: { id: string; token: string; way: string }): Promise<void> {
  if (way === 'never') return;
  const url = `/api/v1/orders/${id}`;
  const page = await insist(address, { method: 'POST', url: `${url}/payment`, token }, [409]);
  if (page.status === 409) return;
  for (const step of way.split(' ')) {
    if (step === 'cancel') await send(address, { method: 'PATCH', url: `${url}/cancel-my-order`, token });
    else await onPage(page.body.data.url, step);
  }
  // Whoever comes back looks; some close the tab.
  if (Math.random() < 0.5) await send(address, { method: 'POST', url: `${url}/payment/check`, token });
}
