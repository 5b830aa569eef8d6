import type { Language } from '../../domain/languages.ts';
import { localeOf } from './format/format.ts';

/** A rating with one decimal: "4.5", in German "4,5". */
export function ratingText(rating: number, language: Language): string {
  return rating.toLocaleString(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
