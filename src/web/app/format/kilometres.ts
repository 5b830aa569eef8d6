import { type Language, LOCALES } from '../../../domain/languages.ts';

/** "2.4 km", with a tenth where that says something. */
export function kilometres(metres: number, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    ...{ style: 'unit', unit: 'kilometer' },
    maximumFractionDigits: metres < 10_000 ? 1 : 0,
  });
  return format.format(metres / 1000);
}

/** "800 m", "2.5 km". */
export function distance(metres: number, language: Language): string {
  if (metres >= 1000) return kilometres(metres, language);
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit: 'meter' }).format(metres);
}
