import type { StaffPaymentMethods } from '../../contract/staff/staff-settings.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { toMinor } from '../../domain/money/money.ts';
import type { OnlineOnly } from '../../domain/orders/online-only.ts';
import { methodsOrDefault } from '../../domain/orders/payment-methods.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { presentOnlineOnly } from '../restaurants/present-online-only.ts';
import type { Services } from '../services.ts';
import { settingsRefusals } from './settings.refusals.ts';

type Methods = StaffPaymentMethods['methods'];

export async function readPaymentMethods(db: Db, restaurantId: string): Promise<Versioned<StaffPaymentMethods>> {
  const row = await db
    .selectFrom('restaurants')
    .select(['payment_methods', 'online_only', 'currency_code'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const { online_only, currency_code } = row;
  return versioned({
    methods: methodsOf(row),
    ...(online_only !== null && { onlineOnly: presentOnlineOnly(online_only, currency_code) }),
  });
}

/** Switches payment methods on and off, and says for which orders they are. Methods that are not named stay as they are. */
export async function changePaymentMethods(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffPaymentMethods> },
): Promise<Versioned<StaffPaymentMethods>> {
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'payment_methods', {
    read: readPaymentMethods,
    expectedVersion: change.expectedVersion,
    columns: async ({ methods }, tx) => ({
      payment_methods: toJson(turned(methods, change.methods)),
      ...(change.onlineOnly !== undefined && {
        online_only: change.onlineOnly && toJson(storedRule(change.onlineOnly, await decimalsHere(tx, restaurantId))),
      }),
    }),
  });
}

/** The amount in minor units. */
function storedRule({ above, ...rule }: OnlineOnly, decimals: number): OnlineOnly {
  return { ...rule, above: above === null ? null : toMinor(above, decimals) };
}

function turned(before: Methods, wanted: Methods): Methods {
  const wantedNames = new Map(wanted.map((method) => [method.methodName, method]));
  if (!wantedNames.keys().every((name) => before.some(({ methodName }) => methodName === name))) {
    throw new Refusal(settingsRefusals.payment_method_unknown);
  }
  const methods = before.map((method) => ({ ...method, ...wantedNames.get(method.methodName) }));
  if (!methods.some((method) => method.isEnabled)) throw new Refusal(settingsRefusals.payment_method_needed);
  return methods;
}

function methodsOf({ payment_methods }: Pick<RestaurantsTable, 'payment_methods'>): Methods {
  return methodsOrDefault(fromJson(payment_methods));
}
