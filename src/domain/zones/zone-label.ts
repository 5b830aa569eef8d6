import { type Language, LOCALES } from '../languages.ts';

/** An order's zone for whoever drives: "Old town, 2.4 km", or its name alone where the way is not known. `metres` as the crow flies. */
export function zoneLabel({ name, metres }: { name: string; metres: number | null }, language: Language): string {
  if (metres === null) return name;
  const kilometres = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(metres / 1000);
  return `${name}, ${kilometres} km`;
}
