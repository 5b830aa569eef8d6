import type { DeliveryServices } from '../../contract/staff/staff-delivery-services.ts';
import { DELIVERY_SERVICES } from '../../domain/delivery-services/delivery-services.ts';
import { toIso } from '../platform/clock.ts';
import type { Tenant } from '../platform/http/app.ts';
import { publicAddress } from '../restaurants/public-address.ts';
import type { Services } from '../services.ts';
import { type DeliveryServiceRow, findServices } from './delivery-services.repo.ts';
import { eventsToken, serviceKeysOf } from './open-service.ts';

const EVENTS_PATH = '/api/v1/delivery-services';

/** The services as the office shows them: the connected ones without their keys. */
export async function readServices(services: Services, tenant: Pick<Tenant, 'id' | 'slug'>): Promise<DeliveryServices> {
  const rows = await findServices(services.db, tenant.id);
  const origin = await publicAddress(services, tenant);
  return {
    services: DELIVERY_SERVICES.map((service) => {
      const row = rows.find((each) => each.service === service);
      return { service, connection: row ? present(services, row, `${origin}${EVENTS_PATH}`) : null };
    }),
  };
}

function present(services: Services, row: DeliveryServiceRow, base: string) {
  const keys = serviceKeysOf(services, row);
  const isUber = row.service === 'uber_direct';
  return {
    ...{ account: row.account, isTest: row.is_test === 1, since: toIso(row.created_at) },
    eventsUrl: isUber ? `${base}/uber_direct/events` : `${base}/stuart/events/${eventsToken(row.restaurant_id, keys)}`,
    isHeard: !isUber || keys.signingKey !== '',
    ...{ failedAt: toIso(row.failed_at), error: row.last_error },
  };
}
