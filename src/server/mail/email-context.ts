import type { Restaurant } from '../../contract/restaurants.ts';
import type { Language } from '../../domain/languages.ts';
import type { OutboxRow } from '../outbox/outbox.repo.ts';
import type { Services } from '../services.ts';
import type { MailTexts } from './mail-texts.ts';

/** What functions that write a mail's text are given. */
export interface EmailContext {
  services: Services;
  row: OutboxRow;
  /** The restaurant in the mail's language. */
  restaurant: Restaurant;
  language: Language;
  /** Public origin of the restaurant's site. */
  origin: string;
  t: MailTexts;
}
