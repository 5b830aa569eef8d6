import type { ShownTax } from '../../contract/taxes.ts';
import { type Language, LOCALES } from '../../domain/languages.ts';
import type { TaxShare, TaxSum } from '../../domain/taxes/tax-order.ts';
import { WHOLE } from '../../domain/taxes/tax-rates.ts';
import type { OrderTax } from '../../domain/taxes/tax-settings.ts';

type Amount = (minor: number) => number;

/** A rate in percent: 8875 is 8.875. */
export function percentOfRate(rate: number): number {
  return (rate * 100) / WHOLE;
}

export function percentText(percent: number, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 3 });
  return format.format(percent / 100);
}

/** An order's tax as the wire has it. `amount` makes decimals of minor units. */
export function presentTax({ label, isIncluded, sums, delivery, fees }: OrderTax, amount: Amount): ShownTax {
  return {
    label,
    isIncluded,
    sums: sums.map((sum) => presentSum(sum, amount)),
    delivery: presentShares(delivery, amount),
    ...(fees?.length && { fees: fees.map(({ fee, ...share }) => ({ ...presentShare(share, amount), fee })) }),
  };
}

export function presentSum({ rate, net, tax, gross }: TaxSum, amount: Amount): ShownTax['sums'][number] {
  return { percent: percentOfRate(rate), net: amount(net), tax: amount(tax), gross: amount(gross) };
}

export function presentShares(shares: readonly TaxShare[], amount: Amount): ShownTax['delivery'] {
  return shares.map((share) => presentShare(share, amount));
}

function presentShare(share: TaxShare, amount: Amount): ShownTax['delivery'][number] {
  return { percent: percentOfRate(share.rate), amount: amount(share.amount) };
}
