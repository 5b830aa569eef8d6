import type { Affiliation } from '../../../contract/accounts.ts';
import type { Resource } from '../../app/resource.ts';

/** What the customer is at each restaurant; points among it. */
export const myAffiliations: Resource<{ data: { restaurantAffiliations: Affiliation[] } }> = {
  key: 'my/affiliations',
  fetch: (api, conditions) => api.me.affiliations({ ...conditions, quiet: true }),
};

/** The balance at one restaurant, 0 for a newcomer (specification section 9); null when it is not known. */
export function pointsAt(restaurantId: string, affiliations: readonly Affiliation[] | null | undefined): number | null {
  if (!Array.isArray(affiliations)) return null;
  return affiliations.find((each) => each.restaurantId === restaurantId)?.points ?? 0;
}
