import type { Language } from '../../../domain/languages.ts';
import type { Catalogue, SectionName } from '../../messages/sections.ts';
import type { Seed } from './seeds.ts';

/** The JSON that travels with a rendered page. */
export interface PageData {
  language: Language;
  /** Milliseconds since the epoch. */
  renderedAt: number;
  /** The sections that the page names. */
  messages: Partial<Record<SectionName, Catalogue>>;
  resources: Record<string, Seed>;
}

/** Id of the script element that holds it. */
export const PAGE_DATA_ID = 'page-data';
