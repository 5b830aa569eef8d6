/** Closed on these dates ('YYYY-MM-DD' in the restaurant's zone), both included. */
export interface Closure {
  from: string;
  to: string;
}

/** The closure that holds on a date; null: none does. */
export function closureOn<C extends Closure>(date: string, closures: readonly C[] | null | undefined): C | null {
  return closures?.find(({ from, to }) => from <= date && date <= to) ?? null;
}
