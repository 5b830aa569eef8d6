import type { Language } from '../../domain/languages.ts';

/** The catalogue's sections and their keys, as English has them. A page names the sections it shows. */
export interface Sections {
  shell: (typeof import('./shell/en.json'))['default'];
  home: (typeof import('./home/en.json'))['default'];
  menu: (typeof import('./menu/en.json'))['default'];
  product: (typeof import('./product/en.json'))['default'];
  cart: (typeof import('./cart/en.json'))['default'];
  checkout: (typeof import('./checkout/en.json'))['default'];
  auth: (typeof import('./auth/en.json'))['default'];
  orders: (typeof import('./orders/en.json'))['default'];
  order: (typeof import('./order/en.json'))['default'];
  profile: (typeof import('./profile/en.json'))['default'];
  reviews: (typeof import('./reviews/en.json'))['default'];
  about: (typeof import('./about/en.json'))['default'];
  contact: (typeof import('./contact/en.json'))['default'];
  legal: (typeof import('./legal/en.json'))['default'];
  promotions: (typeof import('./promotions/en.json'))['default'];
  favorites: (typeof import('./favorites/en.json'))['default'];
  /** Order and payment statuses, wherever an order is shown. */
  statuses: (typeof import('./statuses/en.json'))['default'];
  /** Sentences for refused fields; they lie with the contract because the server uses them too. */
  fields: (typeof import('../../contract/field-messages/en.json'))['default'];
}
export type Section = keyof Sections;

/** A compiled section; the messages plugin made it from the JSON file. */
export type Catalogue = Record<string, unknown>;
type Load = () => Promise<Catalogue>;

const own = import.meta.glob<Catalogue>('./*/*.json', { import: 'default' });
const shared = import.meta.glob<Catalogue>('../../contract/field-messages/*.json', { import: 'default' });

/** Loads one section in one language: a file of its own in the browser. */
export function loadSection(section: Section, language: Language): Promise<Catalogue> {
  const load: Load | undefined =
    section === 'fields' ? shared[`../../contract/field-messages/${language}.json`] : own[`./${section}/${language}.json`];
  if (!load) throw new Error(`no messages: ${section} in ${language}`);
  return load();
}
