/** How many portions there are of a dish, where they are counted. Dates are business days ('YYYY-MM-DD'). */
export interface Portions {
  /** Each business day; null: only on the days that staff said. */
  daily: number | null;
  days: ReadonlyMap<string, DayPortions>;
}

export interface DayPortions {
  /** What staff said of that day; null: as each day. */
  portions: number | null;
  taken: number;
}

/** The counted portions that an order has taken, by dish. */
export interface TakenPortions {
  date: string;
  taken: Record<string, number>;
}

/** From so few on guests read how many are left, where the restaurant wants it. */
export const FEW_LEFT = 5;

/** How many there are on a business day, sold or not; null: they are not counted. */
export function portionsOf({ daily, days }: Portions, date: string): number | null {
  return days.get(date)?.portions ?? daily;
}

/** How many are left on a business day, never below 0; null: they are not counted. */
export function portionsLeft(portions: Portions, date: string): number | null {
  const all = portionsOf(portions, date);
  return all === null ? null : Math.max(0, all - (portions.days.get(date)?.taken ?? 0));
}

/** Whether guests read of it, so that their pages have to hear when it changes. */
export function isToldLeft(left: number | null, isShown: boolean): boolean {
  return left !== null && (left === 0 || (isShown && left <= FEW_LEFT));
}
