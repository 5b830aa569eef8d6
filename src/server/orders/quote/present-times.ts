import type { OfferedTimes as Shown } from '../../../contract/cart-validation.ts';
import type { OfferedTimes } from '../../../domain/appraisal/offered-times.ts';
import { toIso } from '../../platform/clock.ts';

export function presentTimes({ asap, days, day, slots }: OfferedTimes): Omit<Shown, 'serverNow'> {
  return {
    asap: asap && { at: toIso(asap.at), to: toIso(asap.to), until: toIso(asap.until) },
    days,
    day,
    slots: slots.map((slot) => toIso(slot)),
  };
}
