/** Milliseconds since the epoch, UTC. */
export type Instant = number;
/** Integer minor units of the restaurant's currency. */
export type Money = number;
/** 0 or 1: SQLite has no boolean. */
export type Flag = number;
/** JSON text; SQL never looks into it. */
export type Json = string;
/** JSON text of a `T`, written by `toJson` and read by `fromJson`. */
export type JsonOf<T> = Json & { readonly [content]: T };
declare const content: unique symbol;

export interface TenantColumn {
  restaurant_id: string;
}
