import type { OfferedTimes, OfferTimesInput } from '../../../contract/cart-validation.ts';
import { appraiseItems } from '../../../domain/appraisal/lines.ts';
import { timeRequest } from '../../../domain/appraisal/times.ts';
import { timesOnOffer } from '../../../domain/appraisal/times-on-offer.ts';
import { toIso } from '../../platform/clock.ts';
import type { Tenant } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { Services } from '../../services.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import { paceOf, readFacts } from './order-facts.ts';
import { presentTimes } from './present-times.ts';

/** When a cart could be had. It promises nothing: placing the order decides. */
export async function offerTimes(services: Services, tenant: Tenant, input: OfferTimesInput): Promise<OfferedTimes> {
  const { restaurantId, orderType, day = null } = input;
  if (restaurantId !== tenant.id) throw new Refusal(ordersRefusals.wrong_restaurant);
  const now = services.clock();
  const { productsById: shown } = await services.content.of(tenant.id, tenant.contentLanguage);
  const pace = await paceOf(services, tenant, orderType);
  const wanted = {
    restaurantId,
    items: input.items,
    shown,
    promotion: null,
    needsLoads: true,
    isUnpaid: false,
    pace,
    now,
  };
  const { settings, ...facts } = await readFacts(services.db, wanted);
  const sent = input.items.map((item) => ({ ...item, selectedOptions: [] }));
  const items = appraiseItems(sent, facts, { currency: settings.currency, orderType });
  const request = timeRequest({ orderType, items }, settings, facts);
  const { schedule } = settings;
  return { serverNow: toIso(now), ...presentTimes(timesOnOffer(request, { orderType, schedule, ...facts }, day)) };
}
