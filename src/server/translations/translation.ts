import type { Language } from '../../domain/languages.ts';

/** A text of a restaurant to be translated to `target`. */
export interface Question {
  restaurantId: string;
  /** The language of the restaurant's own texts. */
  contentLanguage: Language;
  text: string;
  target: Language;
}

export interface Translation {
  text: string;
  /** The engine that made the translation; null: people wrote it. */
  engine: string | null;
}
