import { randomInt } from 'node:crypto';
import type { CheckoutAnswer, CheckoutInput, CheckoutMessage } from '../../../contract/ucp.ts';
import { firstSupportedLanguage, type Language } from '../../../domain/languages.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import {
  buyersKey,
  type CheckoutRow,
  findByKey,
  findCheckout,
  insertCheckout,
  markCanceled,
  replaceInput,
} from '../../checkouts/checkouts.repo.ts';
import { ordersRefusals } from '../../orders/orders.refusals.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { toJson } from '../../platform/database/json-columns.ts';
import { sha256 } from '../../platform/ids/ids.ts';
import { commonRefusals } from '../../platform/refusals/common-refusals.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { Services } from '../../services.ts';
import { assistantsRefusals } from '../assistants.refusals.ts';
import { limitBegun } from '../check-door.ts';
import { texts } from './checkout-texts.ts';
import { orderForBuyer } from './order-for-buyer.ts';
import { presentCheckout } from './present-checkout.ts';
import type { Shown } from './shown.ts';

/** Who asks, and in which language unless the checkout names one. */
export interface Asker extends Shown {
  language: Language;
  /** The host of the platform's profile; null: it named none. */
  platform: string | null;
  /** From which it calls (`networkOf`). */
  network: string;
}

/** As long as the protocol says that a checkout lives. */
const LIFE_MS = 6 * 60 * MINUTE;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 20;

/** A new id of 100 random bits, of letters that the name of a link may have (`assistant-source.ts`). */
function newCheckoutId(): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Begins a checkout; with a key that has begun one, answers that one. Throws a `Refusal` if the key came with something else. */
export async function createCheckout(
  services: Services,
  asker: Asker,
  { input, key }: { input: CheckoutInput; key: string | null },
): Promise<{ checkout: CheckoutAnswer; isRepeat: boolean }> {
  const { tenant, platform, network } = asker;
  checkEstablishment(input, asker);
  await limitBegun(services, { restaurantId: tenant.id, network });
  const now = services.clock();
  const keyHash = key === null ? null : sha256(`${platform ?? ''} ${key}`);
  const bodyHash = keyHash && sha256(JSON.stringify(input));
  const fresh: CheckoutRow = {
    restaurant_id: tenant.id,
    id: newCheckoutId(),
    platform,
    key_hash: keyHash,
    body_hash: bodyHash,
    input: toJson(input),
    email_key: buyersKey(input),
    language: languageOf(input, asker),
    order_id: null,
    canceled_at: null,
    created_at: now,
    expires_at: now + LIFE_MS,
  };
  const row = await inTransaction(services.db, async (tx) => {
    const first = keyHash && (await findByKey(tx, tenant.id, keyHash));
    if (first) return first;
    await insertCheckout(tx, fresh);
    return fresh;
  }).catch(async (error: unknown) => {
    // Somebody with the same key was a moment earlier.
    const first = keyHash && (await findByKey(services.db, tenant.id, keyHash));
    if (!first) throw error;
    return first;
  });
  if (row.body_hash !== bodyHash) throw new Refusal(assistantsRefusals.checkout_key_reused);
  return { checkout: await presentCheckout(services, row, asker), isRepeat: row.id !== fresh.id };
}

export async function readCheckout(services: Services, asker: Asker, id: string): Promise<CheckoutAnswer> {
  return presentCheckout(services, await found(services, asker, id), asker);
}

/** Replaces what a checkout says. One that was ordered, canceled or is over stays as it is, and says so. */
export async function updateCheckout(
  services: Services,
  asker: Asker,
  { id, input }: { id: string; input: CheckoutInput },
): Promise<CheckoutAnswer> {
  checkEstablishment(input, asker);
  const before = await found(services, asker, id);
  const language = languageOf(input, { ...asker, language: before.language });
  const at = { restaurantId: asker.tenant.id, id };
  await replaceInput(services.db, at, { input, language, now: services.clock() });
  return withRefusal(await readCheckout(services, asker, id), before.language);
}

/**
 * Places the order where the owner lets assistants do so; else the answer says where a person does. It says so, too, where the order
 * seemed ready and was not placed after all: the buyer is unknown here, or something was refused meanwhile.
 */
export async function completeCheckout(services: Services, asker: Asker, id: string): Promise<CheckoutAnswer> {
  const row = await found(services, asker, id);
  await orderForBuyer(services, { ...asker, row });
  return presentCheckout(services, await found(services, asker, id), asker, { needsPerson: true });
}

/** Cancels a checkout. An order that was placed from it stays. */
export async function cancelCheckout(services: Services, asker: Asker, id: string): Promise<CheckoutAnswer> {
  const { language } = await found(services, asker, id);
  await markCanceled(services.db, { restaurantId: asker.tenant.id, id }, services.clock());
  const checkout = await readCheckout(services, asker, id);
  return checkout.status === 'canceled' ? checkout : withRefusal(checkout, language);
}

async function found({ db }: Services, { tenant }: Asker, id: string): Promise<CheckoutRow> {
  const row = await findCheckout(db, { restaurantId: tenant.id, id });
  if (!row) throw new Refusal(commonRefusals.not_found);
  return row;
}

/** A host has one restaurant, and checkouts are of that one. */
function checkEstablishment({ food_establishment }: CheckoutInput, { tenant }: Asker): void {
  if (food_establishment && food_establishment.id !== tenant.id) throw new Refusal(ordersRefusals.wrong_restaurant);
}

function languageOf({ context }: CheckoutInput, { tenant, language }: Asker): Language {
  return firstSupportedLanguage([context?.language ?? ''], tenant.languages) ?? language;
}

/** What was ordered, or is over, no longer changes. */
function withRefusal(checkout: CheckoutAnswer, language: Language): CheckoutAnswer {
  const { status, messages = [] } = checkout;
  if (status !== 'complete_in_progress' && status !== 'completed' && status !== 'canceled') return checkout;
  const content = (status === 'canceled' ? texts.over : texts.ordered)[language];
  const refusal: CheckoutMessage = { type: 'error', code: 'invalid_state', content, severity: 'recoverable' };
  return { ...checkout, messages: [refusal, ...messages] };
}
