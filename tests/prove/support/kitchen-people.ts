import { setTimeout as sleep } from 'node:timers/promises';
import { item, pickup } from '../../support/order-input.ts';
import { newBrowser } from '../../support/push-service.ts';
import { type Address, insist, type Sent, send } from './send.ts';

const ASKS_EVERY_MS = 50;
/** How likely an answer is lost on its way to a printer. */
const LOST = 0.1;

export interface Printer {
  /** The jobs that came out on paper, in their order. */
  papers: string[];
  stop(): Promise<void>;
}

/**
 * A printer that speaks CloudPRNT with whichever process it reaches, and loses some of the answers once it has said what became of a paper:
 * one that has never said so is handed each paper twice and no more.
 */
export function startPrinter(addresses: readonly Address[], path: string): Printer {
  const papers: string[] = [];
  let isStopped = false;
  let hasAnswered = false;
  let turn = 0;
  const ask = async (method: 'POST' | 'GET' | 'DELETE', query = '', body?: object) => {
    const address = addresses[turn++ % addresses.length] as Address;
    const answer = await send(address, { method, url: path + query, ...(body && { body }) });
    return hasAnswered && Math.random() < LOST ? null : answer;
  };
  async function round(): Promise<void> {
    const asked = await ask('POST', '', { statusCode: '200%20OK', printingInProgress: false });
    const token = asked?.status === 200 && asked.body.jobReady ? (asked.body.jobToken as string) : null;
    if (token === null) return;
    const paper = await ask('GET', `?type=application/vnd.star.line&token=${token}`);
    if (paper?.status !== 200) return;
    papers.push(token);
    while ((await ask('DELETE', `?code=200%20OK&token=${token}`))?.status !== 204) await sleep(ASKS_EVERY_MS);
    hasAnswered = true;
  }
  const working = (async () => {
    while (!isStopped) {
      await round();
      await sleep(ASKS_EVERY_MS);
    }
  })();
  return {
    papers,
    stop: () => {
      isStopped = true;
      return working;
    },
  };
}

export interface FollowedOrder {
  id: string;
  isAnswered: boolean;
  browser: ReturnType<typeof newBrowser>;
}

interface Guests {
  followed: FollowedOrder[];
  finished: Promise<unknown>;
}

/**
 * Customers who order until there are so many, and have a browser told of each order. Two tablets accept all but each fourth at the
 * same moment. Whatever is not answered is repeated.
 */
export function letCustomersFollow(
  addresses: readonly Address[],
  { tokens, owner, orders, origin }: { tokens: readonly string[]; owner: string; orders: number; origin: string },
): Guests {
  const followed: FollowedOrder[] = [];
  const at = (turn: number) => addresses[turn % addresses.length] as Address;
  let begun = 0;
  async function customer(token: string): Promise<void> {
    for (let nth = begun++; nth < orders; nth = begun++) {
      const key = `order-${nth}`;
      const order = { method: 'POST', url: '/api/v1/orders', token, key, body: pickup([item('lemonade')]) } as const;
      const id: string = (await insist(at(nth), order)).body.data._id;
      const browser = newBrowser(origin);
      const { endpoint, keys } = browser.input;
      const body = { endpoint, keys, language: 'en' };
      await insist(at(nth + 1), { method: 'POST', url: `/api/v1/orders/${id}/pushes`, token, body });
      const isAnswered = nth % 4 !== 0;
      if (isAnswered) {
        const accept = stepTo(id, 'Confirmed', owner, { readyInMinutes: 20 });
        await Promise.all([insist(at(nth), accept, [409]), insist(at(nth + 1), accept, [409])]);
      }
      followed.push({ id, isAnswered, browser });
    }
  }
  return { followed, finished: Promise.all(tokens.map(customer)) };
}

/** The request by which staff set a status. */
export function stepTo(id: string, status: string, token: string, more: object = {}): Sent {
  return { method: 'PATCH', url: `/api/v1/staff/orders/${id}/status`, token, body: { status, ...more } };
}
