import { DEFAULTS } from '../../../domain/limits.ts';
import { useLanguage } from '../../app/app-context.ts';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import type { OrderClock } from './order-time.ts';

export function useOrderClock(): OrderClock {
  const language = useLanguage();
  return { zone: useRestaurant()?.timezone ?? DEFAULTS.timezone, language };
}
