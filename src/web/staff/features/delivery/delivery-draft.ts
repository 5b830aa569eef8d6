import type { StaffDelivery } from '../../../../contract/staff-settings.ts';
import { postcodeBeginning } from '../../../../domain/delivery-area.ts';
import type { Language } from '../../../../domain/languages.ts';
import { amountDraft, typedAmount } from '../../app/amount-draft.ts';
import { type TextDraft, textDraft, writtenOrNone } from '../../app/text-draft.ts';

/** Delivery and collection as they are edited. */
export interface DeliveryDraft {
  delivers: boolean;
  /** `fee` and `minimum` are amounts as typed. */
  fee: string;
  minimum: string;
  /** Beginnings of postcodes as typed, with commas between; empty: everywhere. */
  area: string;
  allowsCollection: boolean;
  deliveryTime: TextDraft;
  collectionTime: TextDraft;
}

/** `language` is the interface's: amounts are typed in its format. */
export function deliveryDraft(saved: StaffDelivery, language: Language): DeliveryDraft {
  return {
    delivers: saved.fee !== null,
    fee: amountDraft(saved.fee ?? 0, language),
    minimum: amountDraft(saved.minimumOrderValue, language),
    area: (saved.postcodes ?? []).join(', '),
    allowsCollection: saved.allowsCollection,
    deliveryTime: textDraft(saved.deliveryTime),
    collectionTime: textDraft(saved.collectionTime),
  };
}

/** The request's body; `own` is the restaurant's language. */
export function deliveryInput(draft: DeliveryDraft, saved: StaffDelivery, own: Language): object {
  const time = (field: 'deliveryTime' | 'collectionTime') => writtenOrNone(draft[field], saved[field], own);
  return {
    fee: draft.delivers ? typedAmount(draft.fee) : null,
    minimumOrderValue: draft.delivers ? typedAmount(draft.minimum) : saved.minimumOrderValue,
    postcodes: draft.delivers ? typedArea(draft.area) : saved.postcodes,
    allowsCollection: draft.allowsCollection,
    deliveryTime: time('deliveryTime'),
    collectionTime: time('collectionTime'),
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
