import type { DeliveryService } from '../../domain/delivery-services/delivery-services.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { Services } from '../services.ts';
import type { DeliveryPort } from './delivery-port.ts';
import { type DeliveryServiceRow, findService } from './delivery-services.repo.ts';
import { stuartPort } from './stuart/stuart-port.ts';
import { uberPort } from './uber/uber-port.ts';

/** What opens a service, and proves that it is the service that calls us. */
export interface ServiceKeys {
  clientId: string;
  clientSecret: string;
  customerId: string;
  signingKey: string;
  isTest: boolean;
}

/** Whose texts are sealed: a key of a payment account cannot be opened as a service's. */
export const sealedForService = (restaurantId: string, service: DeliveryService) =>
  `delivery ${restaurantId} ${service}`;

export function portOf(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  service: DeliveryService,
  keys: ServiceKeys,
): DeliveryPort {
  return service === 'uber_direct'
    ? uberPort({
        ...{ api: plain(config.UBER_DIRECT_URL ?? 'https://api.uber.com'), customerId: keys.customerId },
        ...{ auth: plain(config.UBER_DIRECT_URL ?? 'https://auth.uber.com') },
        ...{ clientId: keys.clientId, clientSecret: keys.clientSecret, clock },
      })
    : stuartPort({
        api: plain(config.STUART_URL ?? `https://api.${keys.isTest ? 'sandbox.' : ''}stuart.com`),
        ...{ clientId: keys.clientId, clientSecret: keys.clientSecret, clock },
      });
}

const plain = (url: string) => url.replace(/\/$/, '');

/** The keys that a row keeps. */
export function serviceKeysOf({ payments }: Pick<Services, 'payments'>, row: DeliveryServiceRow): ServiceKeys {
  return JSON.parse(payments.unseal(sealedForService(row.restaurant_id, row.service), row.keys_sealed));
}

/** The way to a service; null: the restaurant is not connected with it. */
export async function openService(
  services: Pick<Services, 'config' | 'payments' | 'clock' | 'db'>,
  { restaurantId, service }: { restaurantId: string; service: DeliveryService },
): Promise<{ row: DeliveryServiceRow; port: DeliveryPort } | null> {
  const row = await findService(services.db, { restaurantId, service });
  return row ? { row, port: portOf(services, service, serviceKeysOf(services, row)) } : null;
}

/** The end of the address that a service calls which signs nothing: whoever knows it is the service. Other keys make another. */
export function eventsToken(restaurantId: string, { clientId, clientSecret }: ServiceKeys): string {
  return sha256(`delivery events ${restaurantId} ${clientId} ${clientSecret}`).slice(0, 40);
}
