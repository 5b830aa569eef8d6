import { DEFAULTS } from '../../../../domain/limits.ts';
import type { Schedule } from '../../../../domain/times/opening-hours.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';

const UNKNOWN: Schedule = { openingHours: null, timezone: DEFAULTS.timezone };

/** The restaurant's hours; none while they are not known. */
export function useSchedule(): Schedule {
  return useKnownRestaurant() ?? UNKNOWN;
}
