import { z } from 'zod';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toMinor } from '../../../domain/money/money.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import type { Clock } from '../../platform/clock.ts';
import { checkClient, jsonClient } from '../ask-service.ts';
import type { DeliveryPort, DeliveryStop, OrderForService, ToldDelivery } from '../delivery-port.ts';
import { stuartJob, stuartPrice, toldByStuart } from './stuart-schema.ts';

/** How long a price is taken for good: they name no end. */
const PRICE_HOLDS_MS = 10 * MINUTE;

/** Stuart as its document has it: api-docs.stuart.com, On-demand, version 2. A job has one way here. */
export function stuartPort({
  api,
  clientId,
  clientSecret,
  clock,
}: {
  api: string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
}): DeliveryPort {
  const client = {
    url: `${api}/oauth/token`,
    fields: { client_id: clientId, client_secret: clientSecret, scope: 'api' },
    clock,
  };
  const ask = jsonClient(`${api}/v2`, client);
  async function jobBy(key: string) {
    const found = await ask('GET', `/jobs?client_reference=${encodeURIComponent(key)}`, null, z.array(stuartJob));
    return found.find(({ deliveries }) => deliveries.some((each) => each.client_reference === key));
  }
  const pathOf = (ref: string) => `/jobs/${encodeURIComponent(ref)}`;
  return {
    // Nothing that they publish says that their couriers look at an age.
    checksAge: false,
    check: () => checkClient(client),
    async quote(order) {
      const { amount, currency } = await ask('POST', '/jobs/pricing', jobOf(order, null), stuartPrice);
      return {
        ref: null,
        ...{ price: toMinor(amount, decimalsOf(currency)), currency, isWithoutTax: true },
        ...{ pickupMinutes: null, dropoffMinutes: null, validUntil: clock() + PRICE_HOLDS_MS },
      };
    },
    async create(order, { key }): Promise<ToldDelivery> {
      // They know no key that makes a request one: who was not answered looks for their reference first.
      return toldByStuart((await jobBy(key)) ?? (await ask('POST', '/jobs', jobOf(order, key), stuartJob)));
    },
    async find({ key }) {
      const job = await jobBy(key);
      return job ? toldByStuart(job) : null;
    },
    status: async (ref) => toldByStuart(await ask('GET', pathOf(ref), null, stuartJob)),
    async cancel(ref) {
      await ask('POST', `${pathOf(ref)}/cancel`, null, z.unknown());
    },
  };
}

function jobOf({ pickup, dropoff, items, number, readyAt }: OrderForService, key: string | null) {
  return {
    job: {
      ...(readyAt !== null && { pickup_at: new Date(readyAt).toISOString() }),
      pickups: [{ ...stopOf(pickup), contact: { company: pickup.name, phone: pickup.phone } }],
      dropoffs: [
        {
          ...stopOf(dropoff),
          contact: { ...nameOf(dropoff.name), phone: dropoff.phone },
          package_type: items.reduce((sum, { quantity }) => sum + quantity, 0) > MANY_DISHES ? 'medium' : 'small',
          package_description: number,
          ...(key !== null && { client_reference: key }),
        },
      ],
    },
  };
}

/** Both names of somebody who has two; a company where there is one: they want the two, or that. */
function nameOf(name: string) {
  const [firstname = '', ...more] = name.trim().split(/\s+/);
  return more.length > 0 ? { firstname, lastname: more.join(' ') } : { company: name };
}

/** More than a bag on a bicycle holds. */
const MANY_DISHES = 8;

function stopOf({ street, city, postcode, country, point, notes }: DeliveryStop) {
  return {
    address: [street, [postcode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', '),
    ...(point && { coordinates: { lat: point[1], long: point[0] } }),
    ...(notes && { comment: notes }),
  };
}
