import type { AssistantSettings, AssistantSettingsInput } from '../../contract/staff/staff-assistants.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { Db } from '../platform/database/database.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';

export async function readAssistants(db: Db, restaurantId: string): Promise<AssistantSettings> {
  const { assistants_off, assistants_up_to, currency_code } = await db
    .selectFrom('restaurants')
    .select(['assistants_off', 'assistants_up_to', 'currency_code'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const upTo = assistants_up_to === null ? null : toDecimal(Number(assistants_up_to), decimalsOf(currency_code));
  return { assistantsOff: assistants_off === 1, ordersUpTo: upTo };
}

/** Closes or opens the door to assistants. What people order by themselves from an assistant's checkout stays. */
export async function setAssistants(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: AssistantSettingsInput },
): Promise<AssistantSettings> {
  const { assistantsOff, ordersUpTo } = input;
  const minor = async (decimal: number) => toMinor(decimal, await decimalsHere(services.db, restaurantId));
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'assistants', {
    read: readAssistants,
    columns: {
      assistants_off: Number(assistantsOff),
      ...(ordersUpTo !== undefined && { assistants_up_to: ordersUpTo && (await minor(ordersUpTo)) }),
    },
  });
}
