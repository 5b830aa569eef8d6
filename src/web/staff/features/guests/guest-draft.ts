import type { Currency } from '../../../../contract/primitives.ts';
import type { GuestSettings } from '../../../../contract/staff/staff-guests.ts';
import type { Language } from '../../../../domain/languages.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { amountDraft } from '../../app/amount-draft.ts';

/** The settings of guests as they are edited. */
export interface GuestDraft {
  takesGuests: boolean;
  callsBack: boolean;
  /** As typed. */
  from: string;
  /** '': always. */
  keptMonths: string;
}

export function guestDraft(saved: GuestSettings, language: Language, currency: Currency): GuestDraft {
  return {
    takesGuests: saved.takesGuests,
    callsBack: saved.callBackFrom !== null,
    from: saved.callBackFrom === null ? '' : amountDraft(saved.callBackFrom, currency, language),
    keptMonths: saved.keptMonths === null ? '' : String(saved.keptMonths),
  };
}

/** The request's body. */
export function guestInput({ takesGuests, callsBack, from, keptMonths }: GuestDraft, currency: Currency): object {
  return {
    takesGuests,
    callBackFrom: callsBack ? typedAmount(from, currency) : null,
    keptMonths: keptMonths === '' ? null : Number(keptMonths),
  };
}
