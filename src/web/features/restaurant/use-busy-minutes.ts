import type { Restaurant } from '../../../contract/restaurants.ts';
import { useNow } from '../../app/app-context.ts';

/** How many minutes everything takes longer at the moment, because the kitchen says that it is busy; 0: it does not. */
export function useBusyMinutes({ orderTimes }: Restaurant): number {
  const now = useNow();
  const { busy } = orderTimes ?? {};
  return busy && now < Date.parse(busy.until) ? busy.minutes : 0;
}
