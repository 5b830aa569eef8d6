import type { AppContext } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import type { CartItem } from '../../cart/cart-store.ts';
import { productsResource } from '../menu-resources.ts';
import { avoided } from './avoided.ts';
import { cartClashes, type LineClash } from './cart-clashes.ts';
import { confirmed } from './told.ts';

/**
 * Asks whoever avoids something whether they order the dishes that have it all the same, by name, judged by the menu as it is now.
 * Resolves to whether the order goes on. What was confirmed once is not asked again.
 */
export async function confirmAvoided(
  { resources, messages, dialogs }: Pick<AppContext, 'resources' | 'messages' | 'dialogs'>,
  items: readonly CartItem[],
): Promise<boolean> {
  await Promise.all([resources.reload(productsResource), messages.need(['safe-mode', 'foods'])]);
  const { i18n } = messages;
  const clashes = cartClashes(items, resources.peek(productsResource)?.products ?? [], avoided.get());
  const before = confirmed.get().map(String);
  const fresh = clashes.filter((clash) => !before.includes(String(confirmation(clash))));
  if (fresh.length === 0) return true;
  const rows = fresh.map(({ line, contains, mayContain }) => {
    const named = [...contains, ...mayContain].map((code) => i18n._(`foods.${code}`)).join(', ');
    const key = contains.length ? 'contains' : 'may_contain';
    return `<li><b>${escapeText(line.name)}</b> · ${escapeText(i18n._(`safe-mode.${key}`, { what: named }))}</li>`;
  });
  const isSure = await dialogs.ask({
    title: i18n._('safe-mode.confirm_title'),
    html: `<p>${escapeText(i18n._('safe-mode.in_cart'))}</p><ul>${rows.join('')}</ul>`,
    confirmText: i18n._('safe-mode.confirm'),
    cancelText: i18n._('safe-mode.cancel'),
    persistent: true,
  });
  if (isSure) confirmed.set(clashes.map(confirmation));
  return isSure;
}

function confirmation({ line, contains, mayContain }: LineClash): [string, ...string[]] {
  return [line.productId, ...contains, ...mayContain];
}
