import { methodsOrDefault, ONLINE_METHOD, type PaymentMethod } from '../../domain/orders/payment-methods.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { mailOwners } from '../outbox/mail-owners.ts';
import { accountInWords } from '../payments/connect-account.ts';
import { changeAccountOf, findAccount } from '../payments/payment-accounts.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { Services } from '../services.ts';

/**
 * Notes that the provider does not know the account's key any more, as when its owner has revoked it: checkout stops offering payment
 * online, and the owners are told, once, until another key works.
 */
export async function noteDenied(services: Services, restaurantId: string): Promise<void> {
  const now = services.clock();
  const account = await findAccount(services.db, restaurantId);
  if (!account || account.denied_at != null) return;
  services.log.error({ restaurant: restaurantId }, 'the key of an account of payments is worthless');
  await changeRestaurant(services, { restaurantId, userId: null, now }, 'payment_account', {
    read: accountInWords,
    columns: async (_found, tx) => {
      const { isOn, switched } = await onlineMethod(tx, restaurantId);
      const change = { denied_at: now, had_cards: Number(isOn) };
      // Another process may have noted it already, or somebody has connected another key.
      if (!(await changeAccountOf(tx, account, { denied_at: null }, change))) return switched(isOn);
      const key = `${account.key_sealed} ${now}`;
      const told = { kind: 'payment_key_denied', key, payload: { end: account.key_end } };
      await mailOwners(tx, { restaurantId, ...told, now });
      return switched(false);
    },
  });
  services.outbox.wake();
}

/** Notes that the provider knows a key again that it took for worthless: checkout offers payment online again, if it did before. */
export async function noteKnown(services: Services, restaurantId: string): Promise<void> {
  const account = await findAccount(services.db, restaurantId);
  if (account?.denied_at == null) return;
  const denied_at = account.denied_at;
  const change = { restaurantId, userId: null, now: services.clock() };
  await changeRestaurant(services, change, 'payment_account', {
    read: accountInWords,
    columns: async (_found, tx) => {
      const { isOn, switched } = await onlineMethod(tx, restaurantId);
      const isFirst = await changeAccountOf(tx, account, { denied_at }, { denied_at: null, had_cards: null });
      return switched(isOn || (isFirst && account.had_cards !== 0));
    },
  });
  services.payments.wake();
}

/** Whether payment online is offered, and the restaurant's columns once it is or is not. */
async function onlineMethod(tx: Tx, restaurantId: string) {
  const { payment_methods } = await tx
    .selectFrom('restaurants')
    .select('payment_methods')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const methods = methodsOrDefault(fromJson(payment_methods));
  const isOnline = ({ methodName }: PaymentMethod) => methodName === ONLINE_METHOD;
  return {
    isOn: methods.some((each) => isOnline(each) && each.isEnabled),
    switched: (isEnabled: boolean) => ({
      payment_methods: toJson(methods.map((each) => (isOnline(each) ? { ...each, isEnabled } : each))),
    }),
  };
}
