import { useCallback } from 'react';
import type { Product } from '../../../contract/menu.ts';
import { isToldLeft } from '../../../domain/menu/portions.ts';
import { businessDate } from '../../../domain/times/business-day.ts';
import { useNow } from '../../app/app-context.ts';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';

/**
 * Returns a function that tells how many portions of a dish, or of the dish of a half, are left on this business day, if guests are to read it;
 * else null.
 */
export function useLeftToday(): (counted: Pick<Product, 'portions'>) => number | null {
  const restaurant = useRestaurant();
  const now = useNow();
  const date = restaurant ? businessDate(restaurant, now) : '';
  return useCallback(
    ({ portions }) => {
      const left = portions?.left[date] ?? portions?.daily ?? null;
      return isToldLeft(left, true) ? left : null;
    },
    [date],
  );
}
