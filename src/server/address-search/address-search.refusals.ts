import { defineRefusals, Refusal } from '../platform/refusals/refusal.ts';

export const addressSearchRefusals = defineRefusals({
  address_search_unavailable: 503,
});

/** The refusal when the address provider fails. `reason` goes to the log, so it must not contain the address. */
export function unavailable(reason: string): Refusal {
  const refusal = new Refusal(addressSearchRefusals.address_search_unavailable);
  refusal.cause = new Error(reason);
  return refusal;
}
