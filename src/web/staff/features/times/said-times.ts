import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { UsualTimes } from '../../../../domain/slots/drive.ts';
import { parseMinutes } from '../../../../domain/times/usual-minutes.ts';

/** How long the restaurant's pages say that it usually takes; null: in words that are no minutes. */
export function saidTimes({ deliverySettings: { deliveryTime, collectionTime } }: Restaurant): UsualTimes {
  return { delivery: parseMinutes(deliveryTime), collection: parseMinutes(collectionTime) };
}
