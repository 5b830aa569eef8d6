import type { Currency } from '../../../../contract/primitives.ts';
import type { StaffPaymentMethods } from '../../../../contract/staff/staff-settings.ts';
import type { Language } from '../../../../domain/languages.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { amountDraft } from '../../app/amount-draft.ts';

/** Payment methods as they are edited, with the orders that must be paid online. */
export interface MethodsDraft {
  methods: StaffPaymentMethods['methods'];
  hasAbove: boolean;
  /** As typed. */
  above: string;
  guests: boolean;
  laterDays: boolean;
}

export function methodsDraft(
  { methods, onlineOnly }: StaffPaymentMethods,
  language: Language,
  currency: Currency,
): MethodsDraft {
  const above = onlineOnly?.above ?? null;
  return {
    methods,
    hasAbove: above !== null,
    above: above === null ? '' : amountDraft(above, currency, language),
    guests: onlineOnly?.guests ?? false,
    laterDays: onlineOnly?.laterDays ?? false,
  };
}

/** The request's body. */
export function methodsInput(
  { methods, hasAbove, above, guests, laterDays }: MethodsDraft,
  currency: Currency,
): object {
  const hasRule = hasAbove || guests || laterDays;
  const amount = hasAbove ? typedAmount(above, currency) : null;
  return { methods, onlineOnly: hasRule ? { above: amount, guests, laterDays } : null };
}
