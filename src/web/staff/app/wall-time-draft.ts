import { instantOf, wallClock } from '../../../domain/times/zoned-time.ts';

/** An instant as local time of the zone, in the format of `<input type="datetime-local">`; '' for null. */
export function wallTimeDraft(instant: string | null, zone: string): string {
  if (instant === null) return '';
  const { date, minutes } = wallClock(Date.parse(instant), zone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * The instant (ISO 8601) of the local time that was typed; null if none was. An input that is unchanged gives `saved` itself:
 * local time lacks the seconds, and is ambiguous for an hour when clocks go back.
 */
export function typedWallTime(text: string, zone: string, saved: string | null = null): string | null {
  if (saved !== null && text === wallTimeDraft(saved, zone)) return saved;
  const [, date, hours, minutes] = text.match(/^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/) ?? [];
  if (date === undefined) return null;
  return new Date(instantOf(date, Number(hours) * 60 + Number(minutes), zone)).toISOString();
}
