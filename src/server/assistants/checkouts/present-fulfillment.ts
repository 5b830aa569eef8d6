import type { CheckoutAnswer, MethodInput } from '../../../contract/ucp.ts';
import { priceable } from '../../../domain/appraisal/lines.ts';
import { usualRequest } from '../../../domain/appraisal/serving.ts';
import { timeRequest } from '../../../domain/appraisal/times.ts';
import { timesOnOffer } from '../../../domain/appraisal/times-on-offer.ts';
import type { Language } from '../../../domain/languages.ts';
import { ORDER_TYPE, type OrderType, offeredTypes } from '../../../domain/orders/order-types.ts';
import { freeSlots } from '../../../domain/slots/free-times.ts';
import type { Tenant } from '../../platform/http/app.ts';
import { dateTimeText } from '../../platform/time-text.ts';
import { plainData } from '../plain-data.ts';
import { zonedIso } from '../zoned-iso.ts';
import { type AppraisedCheckout, slotLength } from './appraise-checkout.ts';
import { ASAP_OPTION, methodOf, slotOption } from './asked-by-checkout.ts';
import { texts } from './checkout-texts.ts';
import { presentEstablishment } from './present-establishment.ts';

type Fulfillment = NonNullable<CheckoutAnswer['fulfillment']>;
type Method = NonNullable<Fulfillment['methods']>[number];
type Option = Method['options'][number];

/** How the order comes: what was chosen, with its times, and what else there is. */
export function presentFulfillment(found: AppraisedCheckout, of: { tenant: Tenant; language: Language }): Fulfillment {
  const method = methodOf(found.input);
  return {
    ...(method && { methods: [presentMethod(method, found, of)] }),
    available_methods: availableMethods(found),
  };
}

function presentMethod(
  method: MethodInput,
  found: AppraisedCheckout,
  of: { tenant: Tenant; language: Language },
): Method {
  const { requested_fulfillment_time, notes } = method;
  const { destination } = method;
  const options = optionsOf(found, of.language);
  const isChosen = found.refusedTime === null && options.length > 0;
  return {
    id: method.id ?? `method_${method.type}`,
    type: method.type,
    ...(method.type === 'pickup' && {
      destination: { ...presentEstablishment(found.content, of.tenant), type: 'business_location' as const },
    }),
    ...(method.type === 'delivery' &&
      destination && {
        destination: {
          id: destination.id ?? 'destination',
          type: 'delivery_address' as const,
          ...(destination.address && { address: destination.address }),
          ...(destination.geo && { geo: destination.geo }),
        },
      }),
    ...(requested_fulfillment_time && { requested_fulfillment_time }),
    ...(isChosen && options[0] && { selected_option_id: options[0].id }),
    options,
    ...(notes && { notes }),
  };
}

/** The time that the order would get; where it can get none, the nearest others, else as soon as possible. */
function optionsOf(found: AppraisedCheckout, language: Language): Option[] {
  const { asked, appraisal, request, nearest, refusedTime } = found;
  if (refusedTime !== null) return nearest.map((at) => slotAt(at, found, language));
  if (asked.scheduledAt !== null) return [slotAt(asked.scheduledAt, found, language)];
  const { asap } = timesOnOffer(
    appraisal.request,
    { ...found.facts, orderType: asked.orderType, schedule: request.schedule },
    null,
  );
  if (!asap) {
    const next = freeSlots(request, found.facts.loads).next().value;
    return next === undefined ? [] : [slotAt(next, found, language)];
  }
  const { word, wait } = ORDER_TYPE[asked.orderType];
  const at = (time: number) => zonedIso(time, request.schedule.timezone);
  return [
    {
      id: ASAP_OPTION,
      title: `${texts[word][language]}, ${texts.as_soon_as_possible[language]}`,
      description: plainData(found.content.restaurant.deliverySettings[wait], 60),
      ...(asap.at !== null && {
        earliest_fulfillment_time: at(asap.at),
        latest_fulfillment_time: at(asap.to ?? asap.at),
      }),
      totals: [{ type: 'total', amount: appraisal.priced.deliveryFee }],
    },
  ];
}

function slotAt(slot: number, { asked, appraisal, request }: AppraisedCheckout, language: Language): Option {
  const { timezone } = request.schedule;
  return {
    id: slotOption(slot),
    title: `${texts[ORDER_TYPE[asked.orderType].word][language]}, ${dateTimeText(slot, timezone, language)}`,
    earliest_fulfillment_time: zonedIso(slot, timezone),
    latest_fulfillment_time: zonedIso(slot + slotLength(request), timezone),
    totals: [{ type: 'total', amount: appraisal.priced.deliveryFee }],
  };
}

/** Of each way in which the restaurant gives away orders, from when on. */
function availableMethods({ appraisal, facts }: AppraisedCheckout): Fulfillment['available_methods'] {
  const { settings } = appraisal;
  const items = priceable(appraisal.items);
  const { schedule } = settings;
  return offeredTypes({ fee: settings.deliveryFee, allowsCollection: settings.allowsCollection }).flatMap(
    (orderType: OrderType) => {
      const asked = timeRequest({ orderType, items }, settings, facts);
      const { asap } = timesOnOffer(asked, { ...facts, orderType, schedule }, null);
      const type = ORDER_TYPE[orderType].word;
      if (asap) return [{ type, fulfillable_on: 'now' }];
      const request = asked ?? usualRequest({ orderType, schedule, now: facts.now });
      const next = freeSlots(request, facts.loads).next().value;
      return next === undefined ? [] : [{ type, fulfillable_on: zonedIso(next, schedule.timezone) }];
    },
  );
}
