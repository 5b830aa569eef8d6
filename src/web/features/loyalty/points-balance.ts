import type { Affiliation } from '../../../contract/accounts/accounts.ts';
import { getAffiliations } from '../../../contract/endpoints/customers.ts';
import type { Resource } from '../../app/api/resource.ts';

/** The customer's affiliations with restaurants, each with its points. */
export const myAffiliations: Resource<{ data: { restaurantAffiliations: Affiliation[] } }> = {
  key: 'my/affiliations',
  fetch: (api, conditions) => api.call(getAffiliations, { ...conditions, quiet: true }),
};

/** The balance at one restaurant; 0 if the customer has no affiliation with it (specification section 9); null: not known. */
export function pointsBalanceAt(
  restaurantId: string,
  affiliations: readonly Affiliation[] | null | undefined,
): number | null {
  if (!Array.isArray(affiliations)) return null;
  return affiliations.find((each) => each.restaurantId === restaurantId)?.points ?? 0;
}
