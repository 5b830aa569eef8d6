import type { Language } from '../../domain/languages.ts';

/** The catalogue's sections and their keys, as English has them. A page names the sections it shows. */
export interface Sections {
  shell: typeof import('./shell/en.json');
  home: typeof import('./home/en.json');
  /** Dish cards and adding to the cart, wherever dishes are shown. */
  dish: typeof import('./dish/en.json');
  menu: typeof import('./menu/en.json');
  product: typeof import('./product/en.json');
  cart: typeof import('./cart/en.json');
  checkout: typeof import('./checkout/en.json');
  /** Saved addresses and the address form, at checkout and in the profile. */
  addresses: typeof import('./addresses/en.json');
  auth: typeof import('./auth/en.json');
  orders: typeof import('./orders/en.json');
  order: typeof import('./order/en.json');
  profile: typeof import('./profile/en.json');
  reviews: typeof import('./reviews/en.json');
  about: typeof import('./about/en.json');
  contact: typeof import('./contact/en.json');
  legal: typeof import('./legal/en.json');
  promotions: typeof import('./promotions/en.json');
  favorites: typeof import('./favorites/en.json');
  offline: typeof import('./offline/en.json');
  /** Statuses, ways to pay and usual times: wherever an order is placed or shown. */
  statuses: typeof import('./statuses/en.json');
  /** The staff's app: its header and sign-in, the order board, what has run out. */
  staff: typeof import('./staff/en.json');
  board: typeof import('./board/en.json');
  /** What a new restaurant needs, on its empty board. */
  'first-steps': typeof import('./first-steps/en.json');
  availability: typeof import('./availability/en.json');
  /** The office, where staff keep the restaurant's record: its frame, then a section a page. */
  office: typeof import('./office/en.json');
  'hours-settings': typeof import('./hours-settings/en.json');
  'delivery-settings': typeof import('./delivery-settings/en.json');
  unanswered: typeof import('./unanswered/en.json');
  /** Promotions and rewards. */
  offers: typeof import('./offers/en.json');
  /** Hero slides. */
  slides: typeof import('./slides/en.json');
  'details-settings': typeof import('./details-settings/en.json');
  'payment-settings': typeof import('./payment-settings/en.json');
  'menu-editor': typeof import('./menu-editor/en.json');
  'about-editor': typeof import('./about-editor/en.json');
  theme: typeof import('./theme/en.json');
  domains: typeof import('./domains/en.json');
  people: typeof import('./people/en.json');
  /** The page of an invitation to the team. */
  join: typeof import('./join/en.json');
  'staff-reviews': typeof import('./staff-reviews/en.json');
  figures: typeof import('./figures/en.json');
  history: typeof import('./history/en.json');
  'all-orders': typeof import('./all-orders/en.json');
  /** Sentences for refused fields; they lie with the contract because the server uses them too. */
  fields: typeof import('../../contract/field-messages/en.json');
}
export type Section = keyof Sections;

/** A compiled section; the messages plugin made it from the JSON file. */
export type Catalogue = Record<string, unknown>;

interface LanguageFile {
  load(section: Section): Promise<Catalogue>;
}

// One small table for each language: a single one of all files would add 3 kB to every first visit.
const languages = import.meta.glob<LanguageFile>('./load-*.ts');

/** Loads one section in one language: a file of its own in the browser. */
export async function loadSection(section: Section, language: Language): Promise<Catalogue> {
  const file = languages[`./load-${language}.ts`];
  if (!file) throw new Error(`no messages in ${language}`);
  return (await file()).load(section);
}
