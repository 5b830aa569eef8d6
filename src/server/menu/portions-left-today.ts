import { type DayPortions, portionsLeft } from '../../domain/menu/portions.ts';
import { businessDate } from '../../domain/times/business-day.ts';
import type { Db } from '../platform/database/database.ts';
import { readOrderingSettings } from './ordering-settings.repo.ts';

/** How many are left today of each dish whose portions are counted. */
export async function portionsLeftToday(db: Db, restaurantId: string, now: number): Promise<Map<string, number>> {
  const { schedule } = await readOrderingSettings(db, restaurantId);
  const date = businessDate(schedule, now);
  const dishes = await db
    .selectFrom('products as p')
    .leftJoin('day_portions as d', (join) =>
      join
        .onRef('d.restaurant_id', '=', 'p.restaurant_id')
        .onRef('d.product_id', '=', 'p.id')
        .on('d.business_date', '=', date),
    )
    .select(['p.id', 'p.daily_portions as daily', 'd.portions', 'd.taken'])
    .where('p.restaurant_id', '=', restaurantId)
    .where((eb) => eb.or([eb('p.daily_portions', 'is not', null), eb('d.portions', 'is not', null)]))
    .execute();
  return new Map(
    dishes.flatMap(({ id, daily, portions, taken }) => {
      const days = new Map<string, DayPortions>(taken === null ? [] : [[date, { portions, taken }]]);
      const left = portionsLeft({ daily, days }, date);
      return left === null ? [] : [[id, left]];
    }),
  );
}
