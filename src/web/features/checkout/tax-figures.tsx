import { useEffect, useState } from 'react';
import type { ShownTax } from '../../../contract/taxes.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { money, percentage } from '../../app/format/format.ts';
import { useCheckout } from './checkout-context.ts';

/**
 * The tax of what is about to be ordered, by rate. Only the server knows classes and rates: it is asked again whenever the order
 * changes, and what it adds becomes part of the total.
 */
export function TaxFigures() {
  const t = useMessages('checkout');
  const language = useLanguage();
  const { api } = useApp();
  const { checkout, restaurant, draft, items, placing, change } = useCheckout();
  const [tax, setTax] = useState<ShownTax | null>(null);
  const { orderType, timing, figures } = checkout;
  const decimals = decimalsOf(restaurant.currency.code);
  const question = {
    restaurantId: restaurant._id,
    items: items.map(({ productId, quantity, selectedOptions }) => ({
      productId,
      quantity,
      selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
    })),
    orderType,
    scheduledAt: timing.scheduledAt === null ? null : new Date(timing.scheduledAt).toISOString(),
    promotionId: draft.promotion.applied?.promotionId ?? null,
    discountAmount: toDecimal(figures.discountAmount, decimals),
  };
  const asked = JSON.stringify(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for another order, and after a refusal, which may be of a changed rate
  useEffect(() => {
    if (placing.isPlacing) return;
    let isLate = false;
    void api.cart.taxes(question, { quiet: true }).then((answer) => {
      if (isLate || !answer.ok) return;
      setTax(answer.data.data.tax);
      change({ type: 'set', values: { taxes: toMinor(answer.data.data.taxes, decimals) } });
    });
    return () => {
      isLate = true;
    };
  }, [asked, restaurant, placing.isPlacing]);
  if (!tax) return null;
  return (
    <dl>
      {tax.sums.map((sum) => {
        const name = `${tax.label} ${percentage(sum.percent, language)}`;
        return (
          <div key={sum.percent}>
            <dt>{tax.isIncluded ? t('includes_tax', { tax: name }) : name}</dt>
            <dd>{money(sum.tax, restaurant.currency, language)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
