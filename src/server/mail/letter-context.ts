import type { Restaurant } from '../../contract/restaurants.ts';
import type { Language } from '../../domain/languages.ts';
import type { Services } from '../services.ts';
import type { MailTexts } from './mail-texts.ts';
import type { OutboxRow } from './outbox.repo.ts';

/** What a letter is written from. */
export interface LetterContext {
  services: Services;
  row: OutboxRow;
  /** In the letter's language. */
  restaurant: Restaurant;
  language: Language;
  /** Of the restaurant's own site. */
  origin: string;
  t: MailTexts;
}
