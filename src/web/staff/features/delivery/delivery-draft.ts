import type { Currency } from '../../../../contract/primitives.ts';
import type { StaffDelivery } from '../../../../contract/staff/staff-settings.ts';
import type { Language } from '../../../../domain/languages.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { postcodeBeginning } from '../../../../domain/orders/postcode-beginning.ts';
import { parseMinutes } from '../../../../domain/times/usual-minutes.ts';
import { amountDraft } from '../../app/amount-draft.ts';

/** Delivery and collection as they are edited. */
export interface DeliveryDraft {
  delivers: boolean;
  /** `fee` and `minimum` are amounts as typed. */
  fee: string;
  minimum: string;
  /** Beginnings of postcodes as typed, with commas between; empty: everywhere. */
  area: string;
  allowsCollection: boolean;
  /** By how many percent the menu is cheaper for pickup, as typed; empty: not at all. */
  pickupPercent: string;
  /** Minutes as typed: "30-45"; empty: the platform's default. */
  deliveryTime: string;
  collectionTime: string;
}

/** `language` is the interface's: amounts are typed in its format. */
export function deliveryDraft(saved: StaffDelivery, language: Language, currency: Currency): DeliveryDraft {
  return {
    delivers: saved.fee !== null,
    fee: amountDraft(saved.fee ?? 0, currency, language),
    minimum: amountDraft(saved.minimumOrderValue, currency, language),
    area: (saved.postcodes ?? []).join(', '),
    allowsCollection: saved.allowsCollection,
    pickupPercent: String(saved.pickupPercentOff ?? ''),
    deliveryTime: minutesDraft(saved.deliveryTime),
    collectionTime: minutesDraft(saved.collectionTime),
  };
}

/** The request's body. */
export function deliveryInput(draft: DeliveryDraft, saved: StaffDelivery, currency: Currency): object {
  return {
    fee: draft.delivers ? typedAmount(draft.fee, currency) : null,
    minimumOrderValue: draft.delivers ? typedAmount(draft.minimum, currency) : saved.minimumOrderValue,
    postcodes: draft.delivers ? typedArea(draft.area) : saved.postcodes,
    allowsCollection: draft.allowsCollection,
    pickupPercentOff: draft.pickupPercent.trim() ? typedAmount(draft.pickupPercent) : null,
    deliveryTime: typedMinutes(draft.deliveryTime),
    collectionTime: typedMinutes(draft.collectionTime),
  };
}

/** null: none was typed. */
function typedArea(typed: string): string[] | null {
  const beginnings = typed
    .split(/[,;\n、，]/)
    .map(postcodeBeginning)
    .filter(Boolean);
  return beginnings.length ? [...new Set(beginnings)] : null;
}

function minutesDraft(minutes: StaffDelivery['deliveryTime']): string {
  if (!minutes) return '';
  return minutes.from === minutes.to ? String(minutes.from) : `${minutes.from}-${minutes.to}`;
}

/** What is no time stays a text, which the schema refuses at its field. */
function typedMinutes(typed: string): object | string | null {
  if (!typed.trim()) return null;
  return parseMinutes(typed) ?? parseMinutes(`${typed} min`) ?? typed;
}
