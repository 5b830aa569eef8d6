import type { Currency } from '../../../../contract/primitives.ts';
import type { ShownTax } from '../../../../contract/taxes.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money, percentage } from '../../../app/format/format.ts';

/** The tax of what is about to be ordered, by rate. */
export function TaxFigures({ tax, currency }: { tax: ShownTax; currency: Currency }) {
  const t = useMessages('checkout');
  const language = useLanguage();
  return (
    <dl>
      {tax.sums.map((sum) => {
        const name = `${tax.label} ${percentage(sum.percent, language)}`;
        return (
          <div key={sum.percent}>
            <dt>{tax.isIncluded ? t('includes_tax', { tax: name }) : name}</dt>
            <dd>{money(sum.tax, currency, language)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
