import type { Schedule } from '../../src/domain/times/opening-hours.ts';
import { slotDays, slotsOfDay } from '../../src/domain/times/slots.ts';

/** All days that have slots, with their slots, which the picker asks for day by day. */
export function slotsFor(schedule: Schedule, now: number): { day: string; slots: number[] }[] {
  return slotDays(schedule, now).map((day) => ({ day, slots: slotsOfDay(day, schedule, now) }));
}
