import type { StaffPaymentMethods } from '../../contract/staff-settings.ts';
import { DEFAULTS } from '../../domain/limits.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { changeRestaurant } from '../staff/change-restaurant.ts';
import { settingsRefusals } from './settings.refusals.ts';

type Methods = StaffPaymentMethods['methods'];

export async function readPaymentMethods(db: Db, restaurantId: string): Promise<StaffPaymentMethods> {
  const row = await db
    .selectFrom('restaurants')
    .select('payment_methods')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return { methods: methodsOf(row) };
}

/** Turns methods on and off. What is not named stays as it is. */
export async function changePaymentMethods(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: StaffPaymentMethods },
): Promise<StaffPaymentMethods> {
  const { methods: before } = await readPaymentMethods(services.db, restaurantId);
  const isKnown = (name: string) => before.some(({ methodName }) => methodName === name);
  if (!input.methods.every(({ methodName }) => isKnown(methodName))) {
    throw new Refusal(settingsRefusals.payment_method_unknown);
  }
  const wanted = new Map(input.methods.map(({ methodName, isEnabled }) => [methodName, isEnabled]));
  const methods = before.map((method) => ({
    ...method,
    isEnabled: wanted.get(method.methodName) ?? method.isEnabled,
  }));
  if (!methods.some(({ isEnabled }) => isEnabled)) throw new Refusal(settingsRefusals.payment_method_needed);
  await changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'payment_methods', {
    columns: { payment_methods: JSON.stringify(methods) },
    before: (row) => ({ methods: methodsOf(row) }),
    after: { methods },
  });
  return { methods };
}

/** A restaurant that names none takes the platform's own. */
function methodsOf({ payment_methods }: { payment_methods: string }): Methods {
  const methods = JSON.parse(payment_methods) as Methods;
  return methods.length ? methods : [{ methodName: DEFAULTS.paymentMethod, isEnabled: true }];
}
