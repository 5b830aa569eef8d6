/** The current instant in milliseconds since the epoch; injected so that tests can choose it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Wire form of an instant; null stays null. */
export function toIso(instant: number): string;
export function toIso(instant: number | null): string | null;
export function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
