import type { GuestSettings, GuestSettingsInput, GuestSettingsRecord } from '../../contract/staff/staff-guests.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { StaffAct } from '../editing/record-change.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';

/** What the restaurant asks of who orders without an account. */
export async function readGuestSettings(db: Db, restaurantId: string): Promise<GuestSettingsRecord> {
  const row = await db
    .selectFrom('restaurants')
    .select(['guest_orders', 'call_back_from', 'guest_months', 'currency_code'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const { call_back_from: from, guest_months, currency_code } = row;
  const settings: GuestSettings = {
    takesGuests: row.guest_orders === 1,
    callBackFrom: from === null ? null : toDecimal(Number(from), decimalsOf(currency_code)),
    keptMonths: guest_months,
  };
  return versioned(settings);
}

export async function changeGuestSettings(
  services: Services,
  act: StaffAct,
  { expectedVersion, takesGuests, callBackFrom, keptMonths }: GuestSettingsInput,
): Promise<GuestSettingsRecord> {
  const decimals = await decimalsHere(services.db, act.restaurantId);
  return changeRestaurant(services, act, 'guests', {
    read: readGuestSettings,
    expectedVersion,
    columns: {
      guest_orders: takesGuests ? 1 : 0,
      call_back_from: callBackFrom === null ? null : toMinor(callBackFrom, decimals),
      guest_months: keptMonths,
    },
  });
}
