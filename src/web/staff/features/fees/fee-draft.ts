import type { Currency } from '../../../../contract/primitives.ts';
import type { StaffFees } from '../../../../contract/staff/staff-fees.ts';
import type { Language } from '../../../../domain/languages.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { FEES, type FeeName } from '../../../../domain/orders/fees.ts';
import type { OrderType } from '../../../../domain/orders/order-types.ts';
import type { Tips } from '../../../../domain/orders/tips.ts';
import type { TaxedFee } from '../../../../domain/taxes/tax-settings.ts';
import { amountDraft } from '../../app/amount-draft.ts';

/** A fee as it is edited; amounts as typed. */
export interface FeeFields {
  isCharged: boolean;
  amount: string;
  /** Only of the small-order fee. */
  below: string;
  /** '' for both. */
  orderType: OrderType | '';
  taxClass: TaxedFee['taxClass'];
}

/** Tips as they are edited; percentages as typed, with commas between. */
interface TipFields {
  isOffered: boolean;
  percentages: string;
  to: Tips['to'];
}

export interface FeeDraft extends Record<FeeName, FeeFields> {
  tips: TipFields;
}

const NONE: FeeFields = { isCharged: false, amount: '', below: '', orderType: '', taxClass: 'goods' };

export function feeDraft({ fees, tips }: StaffFees, language: Language, currency: Currency): FeeDraft {
  const { percentages = [5, 10, 15], to = 'team' } = tips ?? {};
  const draft: FeeDraft = {
    ...{ bagFee: NONE, smallOrderFee: NONE, serviceFee: NONE },
    tips: { isOffered: tips !== null, percentages: percentages.join(', '), to },
  };
  for (const { name, amount, below, orderType, taxClass } of fees) {
    draft[name] = {
      isCharged: true,
      amount: amountDraft(amount, currency, language),
      below: below === null ? '' : amountDraft(below, currency, language),
      orderType: orderType ?? '',
      taxClass,
    };
  }
  return draft;
}

/** The request's body. */
export function feeInput(draft: FeeDraft, currency: Currency): object {
  const { isOffered, percentages, to } = draft.tips;
  const typed = percentages.split(/[,;、，\s%]+/).filter(Boolean);
  return {
    tips: isOffered ? { percentages: typed.map(Number), to } : null,
    fees: charged(draft).map((name) => {
      const { amount, below, orderType, taxClass } = draft[name];
      return {
        name,
        amount: typedAmount(amount, currency),
        below: name === 'smallOrderFee' ? typedAmount(below, currency) : null,
        orderType: orderType || null,
        taxClass,
      };
    }),
  };
}

/** The path of a fee's field in the request's body, where its refusals are. */
export function fieldOf(draft: FeeDraft, name: FeeName, field: 'amount' | 'below'): string {
  return `fees.${charged(draft).indexOf(name)}.${field}`;
}

function charged(draft: FeeDraft): FeeName[] {
  return FEES.filter((name) => draft[name].isCharged);
}
