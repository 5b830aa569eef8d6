import { type Language, LOCALES } from '../languages.ts';

interface Way {
  /** `metres` as the crow flies. */
  zone?: { name: string; metres: number | null } | undefined;
  road?: { metres: number; minutes: number } | undefined;
}

/**
 * Where an order goes, for whoever drives: "Old town, 2.4 km", or the zone's name alone where the way is not known. By road where somebody has
 * said so, with the minutes: "Old town, 3.1 km, 9 mins". Empty: neither zone nor way is known.
 */
export function zoneLabel({ zone, road }: Way, language: Language): string {
  const number = (value: number, unit?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1, ...unit }).format(value);
  const metres = road?.metres ?? zone?.metres ?? null;
  return [
    zone?.name,
    metres === null ? '' : `${number(metres / 1000)} km`,
    road && number(road.minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' }),
  ]
    .filter(Boolean)
    .join(', ');
}
