import type { StaffRoute } from './staff-route.ts';

/** What the header's links lead to; each page is in one of them, whatever its address. */
export type StaffArea = 'orders' | 'menu' | 'restaurant';

export function staffAreaOf({ path, office, within }: Pick<StaffRoute, 'path' | 'office' | 'within'>): StaffArea {
  if (path.startsWith('/staff/menu')) return 'menu';
  return office || within !== undefined || path.startsWith('/staff/restaurant') ? 'restaurant' : 'orders';
}
