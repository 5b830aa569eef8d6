import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import type { StaffZones, StaffZonesInput } from '../../contract/staff/staff-zones.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { isPrice } from '../../domain/orders/money-limits.ts';
import type { Zone } from '../../domain/zones/zone.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { newId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { shapeOf, zoneColumns } from './zone-columns.ts';
import { zonesRefusals } from './zones.refusals.ts';

type ZoneTerms = Omit<Zone, 'id' | 'shape'>;

export async function readZones(db: Db, restaurantId: string): Promise<Versioned<StaffZones>> {
  const row = await db
    .selectFrom('restaurants')
    .select(['zones', 'currency_code'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const decimals = decimalsOf(row.currency_code);
  return versioned({
    zones: (fromJson(row.zones) ?? []).map(({ id, shape, ...zone }) => ({
      _id: id,
      ...inUnits(zone, (of) => toDecimal(of, decimals)),
      postcodes: shape.kind === 'postcodes' ? shape.postcodes : null,
      kilometres: shape.kind === 'radius' ? shape.kilometres : null,
      polygon: shape.kind === 'polygon' ? shape.corners : null,
    })),
  });
}

/** Replaces the zones. Orders that are placed keep the terms of theirs. Throws a `Refusal` for kilometres around an unknown place. */
export async function changeZones(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffZonesInput> },
): Promise<Versioned<StaffZones>> {
  const { expectedVersion, zones } = change;
  const code = await currencyOf(services.db, restaurantId);
  refuseFields(amountFaults(zones, code));
  const decimals = decimalsOf(code);
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'zones', {
    read: readZones,
    expectedVersion,
    columns: async (found, tx) => {
      if (zones.some(({ kilometres }) => kilometres !== null)) await requirePlace(tx, restaurantId);
      const known = new Set(found.zones.map(({ _id }) => _id));
      return zoneColumns(
        zones.map(({ _id, postcodes, kilometres, polygon, ...zone }) => ({
          id: _id !== undefined && known.delete(_id) ? _id : newId(),
          shape: shapeOf({ postcodes, kilometres, polygon }),
          ...inUnits(zone, (of) => toMinor(of, decimals)),
        })),
      );
    },
  });
}

async function requirePlace(tx: Tx, restaurantId: string): Promise<void> {
  const { longitude, latitude } = await tx
    .selectFrom('restaurants')
    .select(['longitude', 'latitude'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  if (longitude === null || latitude === null) throw new Refusal(zonesRefusals.place_unknown);
}

function amountFaults(zones: StaffZonesInput['zones'], code: string): Record<string, string> {
  const faults = zones.flatMap((zone, index) =>
    (['fee', 'minimum', 'freeFrom'] as const)
      .filter((name) => !isPrice(zone[name] ?? 0, code))
      .map((name) => [`zones.${index}.${name}`, 'price_invalid']),
  );
  return Object.fromEntries(faults);
}

/** The zone with its amounts in another unit. */
function inUnits(zone: ZoneTerms, amount: (of: number) => number): ZoneTerms {
  const of = (each: number | null) => (each === null ? null : amount(each));
  return { ...zone, fee: of(zone.fee), minimum: of(zone.minimum), freeFrom: of(zone.freeFrom) };
}
