import { TIMEOUT } from '../../../domain/limits.ts';
import { createStore, type Store } from '../storage/store.ts';

export type SnackbarTone = 'info' | 'success' | 'warning' | 'error';
export interface SnackbarMessage {
  text: string;
  tone: SnackbarTone;
  timeoutMs: number;
  /** Shows a link to the cart, too: for pages that have none within reach of a thumb. */
  toCart?: boolean | undefined;
  /** Whether its reason still holds: a message whose reason is gone leaves, once somebody has changed something. */
  holds?: (() => boolean) | undefined;
  /** Tells two messages with the same text apart. */
  id: number;
}

/** One message at a time, the rest queued; a text shown or queued already is dropped. Default: 5 s (specification section 9). */
export interface Snackbar {
  readonly shown: Store<SnackbarMessage | null>;
  /** How many messages are queued behind the one that is shown. */
  readonly waiting: Store<number>;
  show(
    text: string,
    options?: { tone?: SnackbarTone; timeoutMs?: number; toCart?: boolean; holds?: () => boolean },
  ): void;
  close(): void;
  /** Closes the message if it is the one shown: for a complaint that may be wrong by now, and would delay the next message. */
  takeBack(text: string): void;
}

export function createSnackbar(): Snackbar {
  const shown = createStore<SnackbarMessage | null>(null);
  const waiting = createStore(0);
  const queue: SnackbarMessage[] = [];
  let lastId = 0;
  function close(): void {
    let next = queue.shift();
    while (next?.holds && !next.holds()) next = queue.shift();
    shown.set(next ?? null);
    waiting.set(queue.length);
  }
  return {
    shown,
    waiting,
    show(text, { tone = 'info', timeoutMs = TIMEOUT.globalSnackbar, toCart, holds } = {}) {
      const message = { text, tone, timeoutMs, toCart, holds, id: ++lastId };
      const current = shown.get();
      if (current?.text === text || queue.some((waiting) => waiting.text === text)) return;
      if (current) queue.push(message);
      else shown.set(message);
      waiting.set(queue.length);
    },
    close,
    takeBack: (text) => shown.get()?.text === text && close(),
  };
}
