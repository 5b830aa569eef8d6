import { setTimeout as sleep } from 'node:timers/promises';
import { item, pickup } from '../../support/order-input.ts';
import { type Address, send } from './send.ts';

export interface Acknowledged {
  key: string;
  id: string;
  total: number;
}

/** Writers that place order after order until they are stopped. */
export interface OrdersUnderWay {
  acknowledged: Acknowledged[];
  /** How often an attempt got no answer, or 503, and was repeated with its key. */
  repeated(): number;
  /** Waits for as many more acknowledged orders. */
  more(count: number): Promise<void>;
  /** Lets every writer finish its order, repeating it until it is answered. */
  stop(): Promise<void>;
}

const PAUSE_MS = 200;
/** A writer that gets no answer for so long has found an outage that does not end. */
const GIVE_UP_AFTER_MS = 5 * 60_000;

/**
 * One writer a token. Each does what the browser does (DECISIONS, settled 7): an order without an answer is sent
 * again with the same key and body. Its key is also its note, so that two orders of one attempt can be told.
 */
export function startWriting(address: Address, tokens: readonly string[]): OrdersUnderWay {
  const acknowledged: Acknowledged[] = [];
  let isStopped = false;
  let repeated = 0;
  let failure: Error | null = null;

  async function place(token: string, key: string, quantity: number): Promise<void> {
    const body = pickup([item('lemonade', [], quantity), item('tiramisu')], { customerNotes: key });
    const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
    while (performance.now() < giveUpAt) {
      const answer = await send(address, { method: 'POST', url: '/api/v1/orders', token, key, body });
      if (answer?.status === 201 || answer?.status === 200) {
        acknowledged.push({ key, id: answer.body.data._id, total: answer.body.data.totalAmount });
        return;
      }
      if (answer && answer.status !== 503) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      repeated++;
      await sleep(PAUSE_MS);
    }
    throw new Error(`${key} was not answered in five minutes`);
  }
  const writers = tokens.map(async (token, writer) => {
    for (let i = 0; !isStopped; i++) await place(token, `writer-${writer}-order-${i}`, 1 + (i % 9));
  });
  const finished = Promise.all(writers).catch((error: Error) => {
    failure = error;
    isStopped = true;
  });

  return {
    acknowledged,
    repeated: () => repeated,
    more: async (count) => {
      const goal = acknowledged.length + count;
      while (acknowledged.length < goal) {
        if (failure) throw failure;
        await sleep(5);
      }
    },
    stop: async () => {
      isStopped = true;
      await finished;
      if (failure) throw failure;
    },
  };
}
