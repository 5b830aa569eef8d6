import { setTimeout as sleep } from 'node:timers/promises';
import { item, pickup } from '../../support/order-input.ts';
import { type Address, insist, send } from './send.ts';

const PAUSE_MS = 100;

/** How customers behave on the page that they are sent to; each word as likely as the others. */
const WAYS = ['pay', 'pay', 'pay', '3ds', 'mb_way', 'decline', 'decline pay', 'close', 'never', 'cancel', 'cancel pay'];

interface PayingCustomers {
  /** Ids of all orders that were acknowledged. */
  placed: string[];
  /** Ends once every customer has done what they were doing. */
  finished: Promise<void>;
}

/** One customer a token: each orders by card until `orders` are placed altogether, and pays, or does not. */
export function letCustomersPay(
  addresses: readonly Address[],
  tokens: readonly string[],
  orders: number,
): PayingCustomers {
  const placed: string[] = [];
  let begun = 0;

  async function live(token: string, customer: number): Promise<void> {
    while (begun < orders) {
      const number = begun++;
      const address = addresses[number % addresses.length] as Address;
      const body = pickup([item('lemonade', [], 1 + (number % 9)), item('tiramisu')], {
        paymentDetails: { method: 'Card or wallet', paymentStatus: 'Pending' },
      });
      const key = `customer-${customer}-order-${number}`;
      const order = await insist(address, { method: 'POST', url: '/api/v1/orders', token, key, body });
      const { _id: id } = order.body.data;
      placed.push(id);
      await pay(address, { id, token, way: WAYS[number % WAYS.length] as string });
    }
  }
  return { placed, finished: Promise.all(tokens.map(live)).then(() => {}) };
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

/** Presses a button of the provider's page, again while the provider is away. */
async function onPage(url: string, way: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(url, { method: 'POST', headers, body: `way=${way}`, redirect: 'manual' }).catch(
      () => null,
    );
    if (answer) return;
    await sleep(PAUSE_MS);
  }
}
