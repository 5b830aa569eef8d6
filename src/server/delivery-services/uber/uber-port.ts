import type { Clock } from '../../platform/clock.ts';
import { checkClient, jsonClient } from '../ask-service.ts';
import { type DeliveryPort, ServiceError, type ToldDelivery } from '../delivery-port.ts';
import { uberDeliveryBody, uberQuoteBody } from './uber-bodies.ts';
import { duplicate, inHundredths, isLostOne, toldByUber, uberDelivery, uberList, uberQuote } from './uber-schema.ts';

/** Who we are at Uber Direct, and where it is. */
export interface UberKeys {
  api: string;
  auth: string;
  customerId: string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
}

const SCOPE = 'eats.deliveries';
/** How much of their list is looked through for a delivery whose answer was lost. */
const MOST_PAGES = 20;
const PAGE = 100;

/** Uber Direct as its document has it: developer.uber.com/docs/deliveries, Direct API. */
export function uberPort({ api, auth, customerId, clientId, clientSecret, clock }: UberKeys): DeliveryPort {
  const client = {
    url: `${auth}/oauth/v2/token`,
    fields: { client_id: clientId, client_secret: clientSecret, scope: SCOPE },
    clock,
  };
  const ask = jsonClient(`${api}/v1/customers/${encodeURIComponent(customerId)}`, client);
  const pathOf = (ref: string) => `/deliveries/${encodeURIComponent(ref)}`;
  const read = async (ref: string) => toldByUber(await ask('GET', pathOf(ref), null, uberDelivery));
  return {
    checksAge: true,
    check: () => checkClient(client),
    async quote(order) {
      const told = await ask('POST', '/delivery_quotes', uberQuoteBody(order), uberQuote);
      return {
        ref: told.id,
        ...inHundredths(told.fee, told.currency_type ?? told.currency ?? ''),
        isWithoutTax: false,
        pickupMinutes: told.pickup_duration ?? null,
        dropoffMinutes: told.duration ?? null,
        validUntil: Date.parse(told.expires),
      };
    },
    async create(order, how): Promise<ToldDelivery> {
      try {
        return toldByUber(await ask('POST', '/deliveries', uberDeliveryBody(order, how), uberDelivery));
      } catch (error) {
        // An attempt before was not answered: there is one delivery by its key.
        const ref = error instanceof ServiceError && error.status === 409 ? duplicate(error.body) : null;
        if (ref === null) throw error;
        return read(ref);
      }
    },
    async find(lost) {
      // Their list can be asked for no reference, and nothing says how it is sorted: it is looked through to its end.
      for (let page = 0, offset = 0; page < MOST_PAGES; page++) {
        const { data } = await ask('GET', `/deliveries?limit=${PAGE}&offset=${offset}`, null, uberList);
        const found = data.find((each) => isLostOne(each, lost));
        if (found) return toldByUber(found);
        if (data.length === 0) return null;
        offset += data.length;
      }
      throw new ServiceError(422, 'There are too many deliveries to look through');
    },
    status: read,
    async cancel(ref) {
      await ask('POST', `${pathOf(ref)}/cancel`, null, uberDelivery);
    },
  };
}
