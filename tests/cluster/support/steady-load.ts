import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { item, pickup } from '../../support/order-input.ts';
import type { HttpsAnswer, HttpsCall, HttpsClient } from './https-client.ts';

export interface SteadyLoad {
  /** Requests that were answered as they should be. */
  answered(): number;
  /** What became of the others, in words. */
  failures: string[];
  /** Ids of orders that were acknowledged. */
  orders: string[];
  /** Lets what is under way end. */
  stop(): Promise<void>;
}

interface LoadSettings {
  tokens: readonly string[];
  pauseMs: number;
  /** As the browser does: an order without an answer is sent again with its key until there is one. */
  repeatsOrders?: boolean;
}

/** As many visitors as there are tokens: each opens a page, reads the menu, checks a cart and places an order, on and on. */
export function startLoad(client: HttpsClient, { tokens, pauseMs, repeatsOrders = false }: LoadSettings): SteadyLoad {
  const failures: string[] = [];
  const orders: string[] = [];
  let answered = 0;
  let isStopped = false;

  async function ask(call: HttpsCall, expected: readonly number[]): Promise<HttpsAnswer | null> {
    const what = `${call.method ?? 'GET'} ${call.url}`;
    try {
      const answer = await client.send(call);
      if (expected.includes(answer.status)) {
        answered++;
        return answer;
      }
      failures.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${what}: ${(error as Error).message}`);
    }
    return null;
  }

  async function order(token: string): Promise<void> {
    const call = { method: 'POST', url: '/api/v1/orders', token, key: randomUUID(), body: dinner } as const;
    let answer = await ask(call, [200, 201]);
    while (!answer && repeatsOrders) {
      await pause(50);
      answer = await ask(call, [200, 201]);
    }
    if (answer) orders.push(JSON.parse(answer.text).data._id);
  }

  const visitors = tokens.map(async (token) => {
    while (!isStopped) {
      await ask({ url: '/' }, [200]);
      await ask({ url: '/api/v1/products' }, [200]);
      await ask({ method: 'GET', url: '/api/v1/orders/my-orders', token }, [200]);
      await order(token);
      await pause(pauseMs);
    }
  });
  return {
    answered: () => answered,
    failures,
    orders,
    stop: async () => {
      isStopped = true;
      await Promise.all(visitors);
    },
  };
}

const dinner = pickup([item('lemonade', [], 2)]);
