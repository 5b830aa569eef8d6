import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { Language } from '../../domain/languages.ts';
import type { OrderChange } from '../../domain/orders/order-changes.ts';
import type { Paper } from '../../domain/orders/papers.ts';
import type { PaperWords } from './paper-words.ts';

/** What a printer is to put on paper. */
export interface PaperOrder {
  paper: Paper;
  order: StaffOrder;
  /** The lines that this printer prints. */
  items: StaffOrder['items'];
  /** Whether something in it may be sold to adults only. */
  hasAlcohol: boolean;
  restaurant: { name: string; address: string; timezone: string };
  /** The printer's name, as the station's heading. */
  station: string;
  language: Language;
  /** 1: the first. */
  copy: number;
  /** What staff changed in the order, of a paper that tells the kitchen so; null: it tells of the order as such. */
  change: Pick<OrderChange, 'items'> | null;
  /** When it is printed (ms). */
  now: number;
}

/** What the papers share: words, amounts and times in the printer's language. */
export interface PaperContext extends PaperOrder, PaperWords {
  amount(value: number): string;
  time(instant: string): string;
  /** The time that everybody works towards. */
  dueTime: string;
}
