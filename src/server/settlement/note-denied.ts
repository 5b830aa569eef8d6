import { methodsOrDefault, ONLINE_METHOD } from '../../domain/orders/payment-methods.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { mailOwners } from '../outbox/mail-owners.ts';
import { accountInWords } from '../payments/connect-account.ts';
import { findAccount } from '../payments/payment-accounts.repo.ts';
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
      const { payment_methods } = await tx
        .selectFrom('restaurants')
        .select('payment_methods')
        .where('id', '=', restaurantId)
        .executeTakeFirstOrThrow();
      const methods = methodsOrDefault(fromJson(payment_methods));
      return {
        payment_methods: toJson(
          methods.map((each) => (each.methodName === ONLINE_METHOD ? { ...each, isEnabled: false } : each)),
        ),
      };
    },
    alongside: async (tx) => {
      await tx
        .updateTable('payment_accounts')
        .set({ denied_at: now })
        .where('restaurant_id', '=', restaurantId)
        .where('denied_at', 'is', null)
        .execute();
      const told = { kind: 'payment_key_denied', key: account.key_sealed, payload: { end: account.key_end } };
      await mailOwners(tx, { restaurantId, ...told, now });
    },
  });
  services.outbox.wake();
}
