import type { Override } from '../orders/overrides.ts';
import { WEEKDAYS } from '../times/weekdays.ts';
import type { AppraisalSettings } from './asked-order.ts';

const ALL_DAY = { isClosed: false, open: '00:00', close: '00:00' };
const ALWAYS = Object.fromEntries(WEEKDAYS.map((day) => [day, ALL_DAY]));

/** The restaurant's settings without those that staff set aside for a caller. */
export function overridden<Settings extends AppraisalSettings>(
  settings: Settings,
  overrides: readonly Override[],
): Settings {
  if (overrides.length === 0) return settings;
  const { timezone } = settings.schedule;
  const always = { schedule: { timezone, openingHours: ALWAYS }, orderTimes: null };
  return {
    ...settings,
    ...(overrides.includes('closed') && always),
    ...(overrides.includes('area') && { zones: null }),
    ...(overrides.includes('minimum') && { minimumOrder: 0 }),
    ...(overrides.includes('payment') && { onlineOnly: null }),
  };
}
