import type { OfferedTimes } from '../../../contract/cart-validation.ts';
import type { TimesOnOffer } from '../../../domain/appraisal/times-on-offer.ts';
import { toIso } from '../../platform/clock.ts';

export function presentTimes({ asap, isLate, days, day, slots }: TimesOnOffer): Omit<OfferedTimes, 'serverNow'> {
  return {
    asap: asap && { at: toIso(asap.at), to: toIso(asap.to), until: toIso(asap.until) },
    ...(isLate && { isLate }),
    days,
    day,
    slots: slots.map((slot) => toIso(slot)),
  };
}
