import type { Currency } from '../../../contract/primitives.ts';
import { toDecimal, toMinor } from '../../../domain/money.ts';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { escapeHtml } from '../../app/dialogs.ts';
import { money } from '../../app/format.ts';
import { cartChangeTexts } from '../cart/cart-changes.ts';
import type { ChangedOrder } from '../orders/place-order.ts';
import type { Checkout } from './derive-checkout.ts';

const FIGURES = ['deliveryFee', 'discountAmount', 'totalAmount'] as const;

/** Tells, line by line, what is no longer as it was shown. Resolves when the customer has read it. */
export function useOrderChanges(currency: Currency) {
  const app = useApp();
  const t = useMessages('checkout');
  const language = useLanguage();
  const say = (amount: number) => money(amount, currency, language);

  function figureTexts({ figures }: ChangedOrder, shown: Checkout['figures']): string[] {
    if (!figures) return [];
    return FIGURES.filter((name) => toMinor(figures[name]) !== shown[name]).map((name) =>
      t(`change_${name}`, { before: say(toDecimal(shown[name])), now: say(figures[name]) }),
    );
  }

  return async (changed: ChangedOrder & { message: string }, shown: Checkout['figures']): Promise<void> => {
    const texts = [...(await cartChangeTexts(app, changed.changes)), ...figureTexts(changed, shown)];
    const list = texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
    await app.dialogs.ask({
      type: 'alert',
      title: t('changed_title'),
      html: `<p>${escapeHtml(changed.message)}</p>${list && `<ul>${list}</ul>`}`,
      confirmText: t('changed_ok'),
    });
  };
}
