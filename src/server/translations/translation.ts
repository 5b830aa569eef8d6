import type { Language } from '../../domain/languages.ts';

/** A text of a restaurant that is to be read in another language. */
export interface Question {
  restaurantId: string;
  /** What the restaurant writes in. */
  contentLanguage: Language;
  text: string;
  target: Language;
}

export interface Translation {
  text: string;
  /** What made it; null for what people wrote. */
  engine: string | null;
}
