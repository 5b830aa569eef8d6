import type { CartChange } from '../../../contract/cart-validation.ts';
import type { AppContext } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { escapeText } from '../../app/hosts/dialogs.ts';
import type { Sections } from '../../messages/sections.ts';
import { currentRestaurant } from '../restaurant/restaurant-resource.ts';

/** Lists in a dialog what today's menu has changed in the cart. Resolves when the dialog is closed. */
export async function tellCartChanges(app: AppContext, changes: readonly CartChange[]): Promise<void> {
  const lines = (await cartChangeTexts(app, changes)).map((text) => `<li>${escapeText(text)}</li>`);
  const t = (key: keyof Sections['cart']) => escapeText(app.messages.i18n._(`cart.${key}`));
  await app.dialogs.ask({
    type: 'alert',
    title: app.messages.i18n._('cart.changes_title'),
    html: `<p>${t('changes_text')}</p><ul>${lines.join('')}</ul>`,
    confirmText: app.messages.i18n._('cart.ok'),
  });
}

/** One sentence for each change. */
export async function cartChangeTexts(app: AppContext, changes: readonly CartChange[]): Promise<string[]> {
  // The page that is open need not be one that loads these messages.
  if (changes.length) await app.messages.need(['cart']);
  return changes.map((change) => changeText(app, change));
}

const KEYS = {
  price_changed: 'change_price',
  option_gone: 'change_option_gone',
  option_required: 'change_option_required',
  unavailable: 'change_unavailable',
  removed: 'change_removed',
  deal_gone: 'change_deal_gone',
} as const satisfies Record<CartChange['kind'], keyof Sections['cart']>;

function changeText({ messages, resources }: AppContext, change: CartChange): string {
  const currency = resources.peek(currentRestaurant)?.data.restaurant?.currency;
  const amount = (value: number | null) =>
    currency && value !== null ? money(value, currency, messages.language) : '';
  const { kind, productName: name, optionLabel: option, oldPrice, newPrice } = change;
  const key = kind === 'option_gone' && !option ? 'change_option_unnamed' : KEYS[kind];
  return messages.i18n._(`cart.${key}`, {
    name,
    option: option ?? '',
    before: amount(oldPrice),
    now: amount(newPrice),
  });
}
