import type { Point } from '../../domain/zones/distance.ts';
import { postcodesOf, type Zone, type ZoneShape } from '../../domain/zones/zone.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';

/** The zones as columns of the restaurant's row. A process of the release before knows the postcodes only. */
export function zoneColumns(zones: readonly Zone[] | null): Pick<RestaurantsTable, 'zones' | 'delivery_postcodes'> {
  const postcodes = postcodesOf(zones);
  return {
    zones: zones?.length ? toJson([...zones]) : null,
    delivery_postcodes: postcodes && toJson(postcodes),
  };
}

/** A zone lies by one of them. */
export function shapeOf({
  postcodes,
  kilometres,
  polygon,
}: {
  postcodes: readonly string[] | null;
  kilometres: number | null;
  polygon: Point[] | null;
}): ZoneShape {
  if (polygon) return { kind: 'polygon', corners: polygon };
  return postcodes
    ? { kind: 'postcodes', postcodes: [...new Set(postcodes)] }
    : { kind: 'radius', kilometres: kilometres ?? 0 };
}
