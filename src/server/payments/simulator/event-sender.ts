import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { EndpointRecord } from './records.ts';

/** How events travel: `swapped`: each only after the next one; `late`: after a while. */
export type Delivery = 'once' | 'twice' | 'swapped' | 'late' | 'never';

export interface SimulatedEvent {
  id: string;
  type: string;
  object: object;
}

const LATE_MS = 400;
const TIMEOUT_MS = 5000;

/** Delivers signed events to the endpoints that were registered. */
export class EventSender {
  readonly #delivery: () => Delivery;
  readonly #now: () => number;
  #under = new Set<Promise<void>>();
  #waiting: (() => void) | null = null;

  constructor(delivery: () => Delivery, now: () => number) {
    this.#delivery = delivery;
    this.#now = now;
  }

  send(endpoint: EndpointRecord, event: SimulatedEvent): void {
    const post = () => this.#track(deliver(endpoint, event, this.#now()));
    switch (this.#delivery()) {
      case 'never':
        return;
      case 'twice':
        post();
        post();
        return;
      case 'late':
        setTimeout(post, LATE_MS).unref();
        return;
      case 'swapped': {
        if (!this.#waiting) {
          this.#waiting = post;
          return;
        }
        post();
        this.#waiting();
        this.#waiting = null;
        return;
      }
      default:
        post();
    }
  }

  /** Waits for all deliveries under way. */
  async settled(): Promise<void> {
    while (this.#under.size) await Promise.all(this.#under);
  }

  #track(delivery: Promise<void>): void {
    this.#under.add(delivery);
    void delivery.finally(() => this.#under.delete(delivery));
  }
}

/** Signs as Stripe does. What does not arrive is lost. */
function deliver(
  { url, secret }: EndpointRecord,
  { id, type, object }: SimulatedEvent,
  created: number,
): Promise<void> {
  const body = JSON.stringify({ id, object: 'event', type, created, data: { object } });
  const signature = createHmac('sha256', secret).update(`${created}.${body}`).digest('hex');
  const to = new URL(url);
  const isLocal = to.hostname.endsWith('.localhost');
  return new Promise((resolve) => {
    const sent = (to.protocol === 'https:' ? secureRequest : request)(
      {
        // Not every machine knows names below localhost, which are itself.
        host: isLocal ? '127.0.0.1' : to.hostname,
        port: to.port,
        path: `${to.pathname}${to.search}`,
        method: 'POST',
        timeout: TIMEOUT_MS,
        headers: {
          host: to.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'stripe-signature': `t=${created},v1=${signature}`,
        },
      },
      (response) => response.resume().on('end', resolve),
    );
    sent.on('error', () => resolve());
    sent.on('timeout', () => sent.destroy());
    sent.end(body);
  });
}
