import type { DeliveryServiceKeys, DeliveryServices } from '../../contract/staff/staff-delivery-services.ts';
import { type DeliveryService, SERVICE_NAMES } from '../../domain/delivery-services/delivery-services.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { hasOpenHanded } from '../handing/handed.repo.ts';
import { paymentAccountRefusals } from '../payments/payment-account.refusals.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import type { Services } from '../services.ts';
import { ServiceError } from './delivery-port.ts';
import { deliveryServicesRefusals as refusals } from './delivery-services.refusals.ts';
import { deleteService, findService, findServices, keepService } from './delivery-services.repo.ts';
import { portOf, sealedForService } from './open-service.ts';
import { readServices } from './read-services.ts';

type Act = StaffAct & { tenant: Pick<Tenant, 'id' | 'slug'>; service: DeliveryService };

/** Connects the restaurant with a service whose keys its owner has. They are tried before they are kept. Throws a `Refusal`. */
export async function connectService(
  services: Services,
  act: Act,
  keys: DeliveryServiceKeys,
): Promise<DeliveryServices> {
  const { config, payments } = services;
  const { restaurantId, service, now } = act;
  if (service === 'uber_direct' && keys.customerId === '') refuseFields({ customerId: 'required' });
  if (config.DATABASE_URL && !config.PAYMENTS_SECRET) throw new Refusal(paymentAccountRefusals.payments_secret_missing);
  await orRefuse(() => portOf(services, service, keys).check());
  const row = {
    ...{ restaurant_id: restaurantId, service, account: keys.customerId || keys.clientId.slice(0, 8) },
    ...{ is_test: Number(service === 'stuart' && keys.isTest), created_at: now, failed_at: null, last_error: null },
    keys_sealed: payments.seal(sealedForService(restaurantId, service), JSON.stringify(keys)),
  };
  await inTransaction(services.db, async (tx) => {
    await bumpContent(tx, restaurantId, now);
    const before = await findService(tx, { restaurantId, service });
    await keepService(tx, row);
    await showOnRestaurant(tx, restaurantId);
    await recordChange(tx, act, {
      ...{ action: 'service_connected', subject: 'restaurant', subjectId: restaurantId },
      ...{ before: before ? inWords(before) : null, after: inWords(row) },
    });
  });
  services.content.changed(restaurantId);
  return readServices(services, act.tenant);
}

/** Hands nothing more to a service, and forgets its keys. Throws a `Refusal` while it has an order: that could not be followed. */
export async function disconnectService(services: Services, act: Act): Promise<DeliveryServices> {
  const { restaurantId, service, now } = act;
  await inTransaction(services.db, async (tx) => {
    await bumpContent(tx, restaurantId, now);
    const before = await findService(tx, { restaurantId, service });
    if (!before) return;
    if (await hasOpenHanded(tx, restaurantId, service)) throw new Refusal(refusals.service_has_orders);
    await deleteService(tx, { restaurantId, service });
    await showOnRestaurant(tx, restaurantId);
    await recordChange(tx, act, {
      ...{ action: 'service_disconnected', subject: 'restaurant', subjectId: restaurantId },
      ...{ before: inWords(before), after: null },
    });
  });
  services.content.changed(restaurantId);
  return readServices(services, act.tenant);
}

/** Which services bring its deliveries, on the restaurant's own row, so that no page asks for them. */
async function showOnRestaurant(tx: Tx, restaurantId: string): Promise<void> {
  const names = (await findServices(tx, restaurantId)).map(({ service }) => service);
  await tx
    .updateTable('restaurants')
    .set({ delivery_services: names.length > 0 ? toJson(names) : null })
    .where('id', '=', restaurantId)
    .execute();
}

async function orRefuse(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    const isRefused = error instanceof ServiceError && error.isFinal;
    throw new Refusal(isRefused ? refusals.service_keys_wrong : refusals.service_unreachable);
  }
}

/** As the history names it. */
const inWords = ({ service, account }: { service: DeliveryService; account: string }) => ({
  courier: `${SERVICE_NAMES[service]} · ${account}`,
});
