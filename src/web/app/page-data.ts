import type { Language } from '../../domain/languages.ts';
import type { Catalogue, Section } from '../messages/sections.ts';
import type { Seed } from './seeds.ts';

/** The JSON that travels with a rendered page. */
export interface PageData {
  language: Language;
  /** Milliseconds since the epoch. */
  renderedAt: number;
  /** Of each section that the page names, the texts that it shows; all of its texts on pages that are not to be indexed. */
  messages: Partial<Record<Section, Catalogue>>;
  resources: Record<string, Seed>;
}

/** Id of the script element that holds it. */
export const PAGE_DATA_ID = 'page-data';
