import type { Order } from '../../../../contract/orders.ts';
import type { ShownTax } from '../../../../contract/taxes.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money, percentage } from '../../../app/format/format.ts';

/** An order's tax by rate: rows of a list of figures. */
export function TaxRows({ order, tax }: { order: Order; tax: ShownTax }) {
  const t = useMessages('order');
  const language = useLanguage();
  return tax.sums.map((sum) => {
    const name = `${tax.label} ${percentage(sum.percent, language)}`;
    return (
      <div key={sum.percent}>
        <dt>{tax.isIncluded ? t('includes_tax', { tax: name }) : name}</dt>
        <dd>{money(sum.tax, order.currency, language)}</dd>
      </div>
    );
  });
}
