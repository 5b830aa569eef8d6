/** The field, and the part of the address, that says which deal of the cart is changed. Fields of a deal's lines have a hyphen. */
export const INSTEAD_OF = 'instead';

/** The page on which a deal is chosen without scripts. `of`: the key of its lines in the cart, which are changed there; missing: one more. */
export function plainDealAddress(dealId: string, of?: string): string {
  return `/menu?${new URLSearchParams({ deal: dealId, ...(of !== undefined && { [INSTEAD_OF]: of }) })}`;
}
