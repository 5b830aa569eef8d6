import type { CheckedPlace, DeliveryCheck, DeliveryCheckInput } from '../../contract/delivery-check.ts';
import { zoneOfOrder } from '../../domain/appraisal/in-zone.ts';
import { timesOnOffer } from '../../domain/appraisal/times-on-offer.ts';
import type { Language } from '../../domain/languages.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { postcodeNeed } from '../../domain/people/postcode.ts';
import { isPartOfOne, wholesOf } from '../../domain/zones/postcode-samples.ts';
import { isWhole } from '../../domain/zones/typed-postcode.ts';
import type { Zone } from '../../domain/zones/zone.ts';
import type { ZoneAnswer } from '../../domain/zones/zone-of.ts';
import type { AddressSearch } from '../address-search/address-search.ts';
import type { OrderingSettings } from '../menu/ordering-settings.repo.ts';
import { appraiseAsked } from '../orders/quote/quote-order.ts';
import { toIso } from '../platform/clock.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { Services } from '../services.ts';
import { presentOrderZone } from '../zones/present-zones.ts';
import { placeOfInput } from './place-of-text.ts';

interface Question {
  tenant: Tenant;
  language: Language;
  search: AddressSearch;
  input: DeliveryCheckInput;
}

/** Whether somebody is delivered to, and by which terms, before anything is ordered: by what judges the order. */
export async function checkDelivery(services: Services, question: Question): Promise<DeliveryCheck> {
  const { tenant, language, search, input } = question;
  const { restaurant } = await services.content.of(tenant.id, language);
  const { country, coordinates } = restaurant.address;
  const near = coordinates?.coordinates ?? null;
  const place = await placeOfInput(input, { search, language, country, near });
  if (!place) return { state: 'not_found', place: null, terms: null, asap: null };
  const nothing = { place, terms: null, asap: null };

  const { postalCode, coordinates: point } = place;
  const order = { orderType: 'Delivery', isASAP: true, scheduledAt: null } as const;
  const asked = {
    ...{ ...order, items: [], isGuest: true, ageConfirmed: null, paymentMethod: null, overrides: [] },
    // A British beginning counts up to the end of its part: it is asked as a whole one.
    address: { postalCode: wholesOf(postalCode)[0] ?? '', country: place.country, point },
  };
  const { facts, appraisal } = await appraiseAsked(services, { tenant, language, asked, promotion: null });
  const { settings, zone, request } = appraisal;
  if (settings.deliveryFee === null) return { ...nothing, state: 'outside' };
  if (zone && !isCertain(zone, place, facts.settings, facts.now)) return { ...nothing, state: 'postcode_needed' };
  if (zone && zone.state !== 'inside') return { ...nothing, state: zone.state };

  const times = request && timesOnOffer(request, { ...order, schedule: settings.schedule, ...facts }, null);
  const at = times?.asap?.at ?? null;
  return {
    ...{ state: 'inside', place },
    terms: {
      ...(zone ? presentOrderZone(zone, settings) : { name: '', minimumOrderValue: decimal(settings.minimumOrder) }),
      fee: decimal(settings.deliveryFee),
    },
    asap: at === null ? null : { at: toIso(at), to: toIso(times?.asap?.to ?? null) },
  };

  function decimal(minor: number): number {
    return toDecimal(minor, decimalsOf(settings.currency.code));
  }
}

/** Whether no other postcode that goes on like the typed one would have another answer, nor any where none is known. */
function isCertain(
  answer: ZoneAnswer,
  { postalCode, country, coordinates: point }: CheckedPlace,
  settings: OrderingSettings,
  now: number,
): boolean {
  const before = zonesBefore(answer, settings.zones ?? []);
  const beginnings = before.flatMap(({ shape }) => (shape.kind === 'postcodes' ? shape.postcodes : []));
  if (isWhole(postalCode, country) || beginnings.length === 0) return true;
  if (!postalCode) return postcodeNeed(country) === 'none';
  const order = { orderType: 'Delivery', isASAP: true, scheduledAt: null } as const;
  const same = wholesOf(postalCode).every((whole) => {
    const other = zoneOfOrder({ ...order, address: { postalCode: whole, country, point } }, settings, now);
    return other && idOf(other) === idOf(answer);
  });
  return same && !isPartOfOne(postalCode, beginnings);
}

/** Those that were asked until one had the address, itself included. */
function zonesBefore(answer: ZoneAnswer, zones: readonly Zone[]): readonly Zone[] {
  if (!('zone' in answer)) return zones;
  return zones.slice(0, zones.findIndex(({ id }) => id === answer.zone.id) + 1);
}

function idOf(answer: ZoneAnswer): string {
  return 'zone' in answer ? answer.zone.id : answer.state;
}
