import type { Restaurant } from '../../contract/restaurants.ts';
import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { Language } from '../../domain/languages.ts';
import type { OrderChange } from '../../domain/orders/order-changes.ts';
import type { Paper } from '../../domain/orders/papers.ts';
import type { PaperWords } from './paper-words.ts';

/** Why a paper follows the first one. */
export type PaperReason =
  | { kind: 'order' }
  /** What staff changed in the order. */
  | { kind: 'changed'; change: Pick<OrderChange, 'items'> }
  /** It is called off after it was printed (ms). */
  | { kind: 'void'; at: number }
  /** It is promised for another time than `before`; null: it was promised for none (ms). */
  | { kind: 'moved'; at: number; before: number | null };

/** What a printer is to put on paper. */
export interface PaperOrder {
  paper: Paper;
  order: StaffOrder;
  /** The lines that this printer prints. */
  items: StaffOrder['items'];
  /** Whether something in it may be sold to adults only. */
  hasAlcohol: boolean;
  restaurant: Pick<Restaurant, 'name' | 'address' | 'legal' | 'timezone'>;
  /** The printer's name, as the station's heading. */
  station: string;
  language: Language;
  /** 1: the first. */
  copy: number;
  reason: PaperReason;
  /** When it is printed (ms). */
  now: number;
  /** The address with which a courier's phone takes it; missing: couriers use none, or nobody has to bring it. */
  courierLink?: string;
}

/** What the papers share: words, amounts and times in the printer's language. */
export interface PaperContext extends PaperOrder, PaperWords {
  amount(value: number): string;
  /** A time of today, or with its day (ISO 8601). */
  time(instant: string): string;
  /** The time that everybody works towards, without its day. */
  dueTime: string;
  /** The day of that time; '': today. */
  dueDay: string;
  /** The other time of a delivery whose drive is known: at its door for who cooks, out of the kitchen for who drives; '': there is none. */
  otherTime: string;
}
