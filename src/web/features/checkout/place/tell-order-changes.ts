import type { Currency } from '../../../../contract/primitives.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import type { AppContext } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { cartChangeTexts } from '../../cart/cart-changes.ts';
import type { ChangedOrder } from '../../orders/send/send-order.ts';
import type { Checkout } from '../derive-checkout.ts';

const FIGURES = ['deliveryFee', 'discountAmount', 'totalAmount'] as const;

interface OrderChanges {
  changed: ChangedOrder & { message: string };
  shown: Checkout['figures'];
  currency: Currency;
}

/** Lists in a dialog which items and figures differ from those shown. Resolves when the dialog is closed. */
export async function tellOrderChanges(app: AppContext, { changed, shown, currency }: OrderChanges): Promise<void> {
  const { i18n, language } = app.messages;
  const say = (amount: number) => money(amount, currency, language);
  const decimals = decimalsOf(currency.code);
  const { figures } = changed;
  const figureTexts = FIGURES.filter((name) => figures && toMinor(figures[name], decimals) !== shown[name]).map(
    (name) =>
      i18n._(`checkout.change_${name}`, {
        before: say(toDecimal(shown[name], decimals)),
        now: say(figures?.[name] ?? 0),
      }),
  );
  const texts = [...(await cartChangeTexts(app, changed.changes)), ...figureTexts];
  const list = texts.map((text) => `<li>${escapeText(text)}</li>`).join('');
  await app.dialogs.ask({
    type: 'alert',
    title: i18n._('checkout.changed_title'),
    html: `<p>${escapeText(changed.message)}</p>${list && `<ul>${list}</ul>`}`,
    confirmText: i18n._('checkout.changed_ok'),
  });
}
