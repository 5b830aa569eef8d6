import type { StaffTaxes, StaffTaxesRecord } from '../../../../contract/staff/staff-taxes.ts';
import type { OrderType } from '../../../../domain/orders/order-types.ts';
import { PRESETS_CHECKED_ON, TAX_PRESETS } from '../../../../domain/taxes/presets.ts';
import type { TaxClass } from '../../../../domain/taxes/tax-rates.ts';

/** The percentage as typed; '' for both order types, and for no first day. */
export interface RateDraft {
  taxClass: TaxClass;
  orderType: OrderType | '';
  percent: string;
  from: string;
}

export interface TaxDraft extends Omit<StaffTaxes, 'rates'> {
  rates: readonly RateDraft[];
}

export const NEW_RATE: RateDraft = { taxClass: 'meal', orderType: '', percent: '', from: '' };

export function taxDraft({ version: _v, country: _c, seller: _s, rates, ...taxes }: StaffTaxesRecord): TaxDraft {
  return {
    ...taxes,
    rates: rates.map(({ orderType, percent, from, taxClass }) => ({
      taxClass,
      orderType: orderType ?? '',
      percent: String(percent),
      from: from ?? '',
    })),
  };
}

/** The request's body. */
export function taxInput({ rates, ...draft }: TaxDraft) {
  return {
    ...draft,
    rates: rates.map(({ taxClass, orderType, percent, from }) => ({
      taxClass,
      orderType: orderType || null,
      percent: percentOf(percent),
      from: from || null,
    })),
  };
}

/** The draft with a country's usual rates instead of its own. */
export function withPreset(draft: TaxDraft, country: string): TaxDraft {
  const preset = TAX_PRESETS[country];
  if (!preset) return draft;
  const { source: _, rates, ...terms } = preset;
  return {
    ...draft,
    ...{ ...terms, deposits: terms.deposits ?? 'goods' },
    rates: rates.map(({ taxClass, percent, from = '' }) => ({
      taxClass,
      orderType: '',
      percent: String(percent),
      from,
    })),
    preset: { country, checkedOn: PRESETS_CHECKED_ON },
  };
}

/** "8.875", "8,875" or "20 %"; NaN if it is no percentage. Not as money: three decimals are no thousands here. */
function percentOf(typed: string): number {
  const figure = typed.replace('%', '').trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,3})?$/.test(figure) ? Number(figure) : Number.NaN;
}
