import type staff from '../../messages/en/staff.json';
import type storefront from '../../messages/en/storefront.json';

type Storefront = typeof storefront;
type Staff = typeof staff;

/** The sections of texts and their keys, as English has them. A page names the sections that it shows. */
export interface Sections extends Storefront, Staff {}
export type SectionName = keyof Sections;

/** A compiled section (`vite/messages-plugin.ts`). */
export type Catalogue = Record<string, unknown>;
