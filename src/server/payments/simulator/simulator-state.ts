import type { Records } from './records.ts';

/** What the calls of the protocol read and change. */
export interface SimulatorState {
  readonly records: Records;
  /** In seconds, as Stripe counts. */
  now(): number;
  newId(prefix: string): string;
  /** Sends an event about a record to the account's endpoints. */
  tell(type: string, id: string): void;
  /** Where somebody pays the session. */
  pageUrl(sessionId: string): string;
  /** Whether the call fails by the provider's fault, and if so, whether it is carried out all the same. null: it does not. */
  failure(): { isCarriedOut: boolean } | null;
  /** Throws a `StripeRefusal` if somebody has planned one for the call. */
  refusePlanned(path: string): void;
}
