import type { PlaceOrderInput } from '../../../contract/orders.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { FEES } from '../../../domain/orders/fees.ts';
import { refuseFields } from '../../platform/refusals/refuse-fields.ts';

/** Refuses fees and tax on top where the restaurant adds none, as a payload that cannot be right. */
export function checkAddedSent({ tax, fees }: Pick<Restaurant, 'tax' | 'fees'>, input: PlaceOrderInput): void {
  if (input.taxes !== 0 && (tax?.isIncluded ?? true)) refuseFields({ taxes: 'invalid' });
  const sent = fees ? [] : FEES.filter((name) => input[name]);
  refuseFields(Object.fromEntries(sent.map((name) => [name, 'invalid'])));
}
