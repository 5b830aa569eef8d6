/** What judges postcodes, with the rules of all countries: in a file of its own (`late-postcodes.ts`). */
export { deliversTo } from '../../../domain/orders/delivery-area.ts';
export { isPostcodeOf, postcodeNeed } from '../../../domain/people/postcode.ts';
