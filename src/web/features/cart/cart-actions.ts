import { TIMEOUT } from '../../../domain/limits.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { escapeText } from '../../app/hosts/dialogs.ts';
import { type CartItem, cart } from './cart-store.ts';
import { setQuantity } from './set-quantity.ts';

/** The customer's changes to the cart. Removing something asks for confirmation first (specification section 4, "Cart"). */
export function useCartActions() {
  const { dialogs, snackbar } = useApp();
  const t = useMessages('cart');
  const say = (text: string) => snackbar.show(text, { tone: 'info', timeoutMs: TIMEOUT.snackbar });

  /** Resolves to whether the line was removed. */
  async function remove({ signature, deal, ...line }: CartItem): Promise<boolean> {
    const { name } = deal ?? line;
    const isSure = await dialogs.ask({
      title: t('remove_title'),
      html: t('remove_text', { name: `<b>${escapeText(name)}</b>` }),
      confirmText: t('remove_confirm'),
      cancelText: t('cancel'),
    });
    if (!isSure) return false;
    setQuantity(signature, 0);
    say(t('removed', { name }));
    return true;
  }

  async function clear(): Promise<void> {
    const isSure = await dialogs.ask({
      title: t('clear_title'),
      html: t('clear_text'),
      confirmText: t('clear'),
      cancelText: t('cancel'),
    });
    if (!isSure) return;
    cart.clear();
    say(t('cleared'));
  }

  return { remove, clear };
}
