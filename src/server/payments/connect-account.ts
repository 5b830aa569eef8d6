import type { PaymentAccount, PaymentAccountInput } from '../../contract/staff/staff-payments.ts';
import { methodsOrDefault, ONLINE_METHOD, type PaymentMethod } from '../../domain/orders/payment-methods.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import { publicAddress } from '../restaurants/public-address.ts';
import type { Services } from '../services.ts';
import { settingsRefusals } from '../settings/settings.refusals.ts';
import { paymentAccountRefusals as refusals } from './payment-account.refusals.ts';
import {
  deletePaymentAccount,
  findAccount,
  keepPaymentAccount,
  keepWebhook,
  type NewPaymentAccount,
} from './payment-accounts.repo.ts';
import { hasOpenActs } from './payment-acts.repo.ts';
import type { Check } from './payment-port.ts';
import { openPayments } from './payments.repo.ts';
import { providerTerms } from './provider-terms.ts';
import { isSimulatorOn } from './simulator/simulator-on.ts';
import { EVENTS_PATH, tryAccount } from './try-account.ts';

interface Change {
  tenant: Pick<Tenant, 'id' | 'slug'>;
  /** null: the system. */
  userId: string | null;
}

/** The account as its owners see it. */
export async function readPaymentAccount(services: Services, tenant: Change['tenant']): Promise<PaymentAccount> {
  return {
    ...(await presentAccount(services.db, tenant.id)),
    canSimulate: isSimulatorOn(services.config),
    eventsUrl: `${await publicAddress(services, tenant)}${EVENTS_PATH}`,
  };
}

/** Connects the restaurant with its account, once it has been tried, and lets customers pay by card. Throws a `Refusal` that says what is wrong. */
export async function connectAccount(services: Services, change: Change, input: PaymentAccountInput): Promise<void> {
  const { db, payments, config } = services;
  const { id, slug } = change.tenant;
  if (!providerTerms(input).isChargeable(await currencyOf(db, id))) throw new Refusal(refusals.payment_currency);
  if (config.DATABASE_URL && !config.PAYMENTS_SECRET) throw new Refusal(refusals.payments_secret_missing);
  const key = keyOf(services, id, input);
  const port = await payments.open(input, key);
  const check = await tryAccount(port, await publicAddress(services, { id, slug }));
  const open = await openPayments(db, id);
  // A new key of the same account knows what is open; another account does not.
  const isSame = await Promise.all(open.map(({ reference }) => reference && port.read(reference))).then(
    () => true,
    () => false,
  );
  if (!isSame) throw new Refusal(refusals.payments_open);
  const row: NewPaymentAccount = {
    restaurant_id: id,
    provider: input.provider,
    account: check.account,
    key_sealed: payments.seal(id, key),
    key_end: key.slice(-4),
    is_test: Number(!key.includes('_live_')),
    ...sealedWebhook(services, id, check),
    created_at: services.clock(),
    denied_at: null,
  };
  const before = await findAccount(db, id);
  // It was switched off because the last key was worthless.
  const returns = before?.denied_at != null && before.had_cards !== 0;
  await changeAccount(
    services,
    change,
    (methods) =>
      methods.some(({ methodName }) => methodName === ONLINE_METHOD)
        ? methods.map((each) => (returns && each.methodName === ONLINE_METHOD ? { ...each, isEnabled: true } : each))
        : [...methods, { methodName: ONLINE_METHOD, isEnabled: true }],
    row,
  );
}

/** Tries the account again, and registers the address for events again. */
export async function testAccount(services: Services, tenant: Change['tenant']): Promise<{ hasEvents: boolean }> {
  const opened = await services.payments.of(tenant.id);
  if (!opened) throw new Refusal(refusals.payment_key_invalid, { values: { detail: '' } });
  const check = await tryAccount(opened.port, await publicAddress(services, tenant));
  await keepWebhook(services.db, tenant.id, sealedWebhook(services, tenant.id, check));
  return { hasEvents: check.webhook !== null };
}

/** Takes no more payments online. What is open must be settled first: nobody could afterwards. */
export async function disconnectAccount(services: Services, change: Change): Promise<void> {
  const { id } = change.tenant;
  if ((await openPayments(services.db, id)).length > 0 || (await hasOpenActs(services.db, id))) {
    throw new Refusal(refusals.payments_open);
  }
  await changeAccount(services, change, (methods) => {
    const left = methods.filter(({ methodName }) => methodName !== ONLINE_METHOD);
    if (left.length > 0 && !left.some(({ isEnabled }) => isEnabled)) {
      throw new Refusal(settingsRefusals.payment_method_needed);
    }
    return left;
  });
}

function changeAccount(
  services: Services,
  { tenant: { id }, userId }: Change,
  methods: (before: PaymentMethod[]) => PaymentMethod[],
  row?: NewPaymentAccount,
): Promise<unknown> {
  return changeRestaurant(services, { restaurantId: id, userId, now: services.clock() }, 'payment_account', {
    read: accountInWords,
    columns: async (_found, tx) => {
      const { payment_methods } = await tx
        .selectFrom('restaurants')
        .select('payment_methods')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { payment_methods: toJson(methods(methodsOrDefault(fromJson(payment_methods)))) };
    },
    alongside: (tx) => (row ? keepPaymentAccount(tx, row) : deletePaymentAccount(tx, id)),
  });
}

/** As the history names it. */
export async function accountInWords(db: Db, restaurantId: string): Promise<{ cards: string | null }> {
  const row = await findAccount(db, restaurantId);
  if (!row) return { cards: null };
  return { cards: `${row.provider} …${row.key_end}${row.is_test ? ' (test)' : ''}` };
}

async function presentAccount(db: Db, restaurantId: string): Promise<Pick<PaymentAccount, 'account'>> {
  const row = await findAccount(db, restaurantId);
  if (!row) return { account: null };
  const { provider, key_end, is_test, webhook_id, created_at } = row;
  return {
    account: {
      provider,
      keyEnd: key_end,
      isTest: is_test === 1,
      hasEvents: webhook_id !== null,
      since: toIso(created_at),
    },
  };
}

function keyOf({ config }: Services, restaurantId: string, input: PaymentAccountInput): string {
  if (input.provider === 'stripe') return input.key;
  if (!isSimulatorOn(config)) throw new Refusal(refusals.no_simulator);
  return `sk_test_simulated_${sha256(restaurantId).slice(0, 12)}`;
}

function sealedWebhook({ payments }: Services, restaurantId: string, { webhook }: Check) {
  return {
    webhook_id: webhook?.id ?? null,
    webhook_secret_sealed: webhook && payments.seal(restaurantId, webhook.secret),
  };
}
