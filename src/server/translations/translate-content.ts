import type { FastifyInstance } from 'fastify';
import { FairQueue } from '../platform/fair-queue.ts';
import type { Services } from '../services.ts';
import { knownTranslation } from './known-translation.ts';
import {
  addMachineTexts,
  type Destination,
  type MachineText,
  type MissingText,
  missingTexts,
} from './missing-texts.repo.ts';
import { ProviderError } from './providers/provider.ts';
import type { Translation } from './translation.ts';

/** Number of texts that are translated and then published together. */
const BATCH = 50;
/** Time after which content of the same revision is tried again. */
const AGAIN_AFTER_MS = 15 * 60_000;

interface Translating {
  services: Services;
  turns: FairQueue;
}

/**
 * Translates public texts that were missing when content was handed out, in the background, for the next visitors. Restaurants take
 * turns text by text, so that one with a long menu does not keep the others waiting. Stops with the app.
 */
export function translateContent(app: FastifyInstance, services: Services): void {
  const { content, clock } = services;
  const tried = new Map<string, { revision: number; at: number }>();
  const underWay = new Set<string>();
  const closed = new AbortController();
  const turns = new FairQueue({ atOnce: 2, ofOne: 1 });
  const working = new Set<Promise<void>>();

  content.onIncomplete((restaurantId, target, { revision, restaurant }) => {
    const key = `${restaurantId} ${target}`;
    const last = tried.get(key);
    const isTried = last?.revision === revision && clock() < last.at + AGAIN_AFTER_MS;
    if (isTried || underWay.has(key) || closed.signal.aborted) return;
    tried.set(key, { revision, at: clock() });
    underWay.add(key);
    const to = { restaurantId, contentLanguage: restaurant.contentLanguage, target };
    const work = fillIn({ services, turns }, to, closed.signal)
      .catch((error: unknown) => {
        if (error instanceof ProviderError) app.log.warn({ reason: error.message }, 'translation failed');
        else app.log.error({ err: error }, 'content was not translated');
      })
      .finally(() => {
        underWay.delete(key);
        working.delete(work);
      });
    working.add(work);
  });
  app.addHook('onClose', async () => {
    closed.abort();
    await Promise.all(working);
  });
}

/** Fills in what is missing, until the app closes: a slow provider must not delay that. */
async function fillIn(by: Translating, to: Destination, closed: AbortSignal): Promise<void> {
  // A promise for each run: one for the app's whole life would keep every text that ever raced with it.
  const { promise: untilClosed, resolve } = Promise.withResolvers<null>();
  const stop = () => resolve(null);
  closed.addEventListener('abort', stop);
  try {
    await fillInUntil(untilClosed, by, to, closed);
  } finally {
    closed.removeEventListener('abort', stop);
  }
}

/** Translates and publishes batch by batch, and skips single failures. Throws the last failure at the end. */
async function fillInUntil(
  untilClosed: Promise<null>,
  { services, turns }: Translating,
  to: Destination,
  closed: AbortSignal,
): Promise<void> {
  let failure: unknown = null;
  const hopeless = () =>
    closed.aborted || (failure !== null && !(failure instanceof ProviderError && !failure.isLasting));
  const missing = await missingTexts(services.db, to);
  for (let start = 0; start < missing.length && !hopeless(); start += BATCH) {
    const made: MachineText[] = [];
    for (const text of missing.slice(start, start + BATCH)) {
      if (hopeless()) break;
      try {
        const translation = await Promise.race([
          turns.run(to.restaurantId, async () => (closed.aborted ? null : translate(services, to, text))),
          untilClosed,
        ]);
        if (translation) made.push({ ...text, translation: translation.text, engine: translation.engine });
      } catch (error) {
        failure = error;
      }
    }
    if (made.length === 0) continue;
    await addMachineTexts(services.db, to, made, services.clock());
    services.content.changed(to.restaurantId);
  }
  if (failure !== null) throw failure;
}

async function translate(
  { db, machine }: Services,
  to: Destination,
  { text }: MissingText,
): Promise<Translation | null> {
  const question = { ...to, text };
  return (await knownTranslation(db, question)) ?? machine.translate({ ...question, source: to.contentLanguage });
}
