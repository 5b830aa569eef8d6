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
}
