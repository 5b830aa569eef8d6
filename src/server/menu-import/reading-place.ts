import type { Language } from '../../domain/languages.ts';

/** What readers of files must know of the restaurant. */
export interface ReadingPlace {
  contentLanguage: Language;
  /** ISO 4217. */
  currency: string;
  decimals: number;
  /** Whether its owner says that codes of allergens and additives which the file does not explain are the usual ones. */
  areCodesUsual?: boolean;
}
