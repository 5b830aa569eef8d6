import type { TillStatus } from '../../domain/tills/till-status.ts';
import type { MenuForTill } from './menu-for-till.ts';
import type { OrderForTill } from './order-for-till.ts';

/** An order as the till has it. */
export interface ToldOrder {
  ref: string;
  /** null: a word that this version does not know. */
  status: TillStatus | null;
  /** For when the till has promised it (ms); null: for no time. */
  confirmedAt: number | null;
  /** What the till says to it; null: nothing. */
  notes: string | null;
}

/** The way to a restaurant's till. Throws `TillError` where the till refuses, any other error where it does not answer. */
export interface TillPort {
  /** The order of this server that is there already; null: it is not. */
  find(orderId: string): Promise<ToldOrder | null>;
  create(order: OrderForTill): Promise<ToldOrder>;
  read(ref: string): Promise<ToldOrder>;
  tell(ref: string, news: { status: TillStatus; confirmedAt: number | null }): Promise<ToldOrder>;
  /** Has changes of orders, and of what has run out, told to an address. */
  listen(url: string): Promise<void>;
  /** The menu with an id as the till has it, as JSON. */
  readMenu(menuId: string): Promise<string>;
  /** Puts a menu in the place of all that was in it. */
  writeMenu(menuId: string, menu: MenuForTill): Promise<void>;
  /** What of a menu has run out at this location. */
  readStock(menuId: string): Promise<RunOut[]>;
}

/** What a till has run out of. */
export interface RunOut {
  kind: 'sku' | 'option';
  ref: string;
  /** When it is back by itself (ms); null: nobody knows. */
  until: number | null;
}

/** What a till answers that does not take what it is sent. */
export class TillError extends Error {
  readonly status: number;
  /** How long it asks to be left alone (ms); null: it does not say. */
  readonly waitMs: number | null;

  constructor(status: number, words: string, waitMs: number | null = null) {
    super(words);
    this.status = status;
    this.waitMs = waitMs;
  }
}
