import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Deal, Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { TIMEOUT } from '../../../../domain/limits.ts';
import { type AppContext, useMessages } from '../../../app/app-context.ts';
import { type CartItem, cart } from '../../cart/cart-store.ts';
import { productsResource } from '../menu-resources.ts';
import { useSafeMode } from '../safe/use-safe-mode.ts';
import { pickedOfLines, replaceDeal } from './change-deal.ts';
import { DealChooser } from './deal-chooser.tsx';

/** The deal of a line of the cart, with what the dialog needs to change it; null: the menu has it no more, and that is said. */
export async function dealToChange(
  app: AppContext,
  { dealId, key: of, name }: NonNullable<CartItem['deal']>,
): Promise<Pick<Props, 'of' | 'deal' | 'products'> | null> {
  await Promise.all([
    app.messages.need(['deals', 'dish', 'product', 'safe-mode', 'foods']),
    app.resources.ensure(productsResource),
  ]);
  const { products = [], deals = [] } = app.resources.peek(productsResource) ?? {};
  const deal = deals.find(({ _id }) => _id === dealId);
  if (deal) return { of, deal, products };
  app.snackbar.show(app.messages.i18n._('deals.no_change', { name }), { tone: 'error', timeoutMs: TIMEOUT.snackbar });
  return null;
}

interface Props {
  /** The key of the deal's lines in the cart. */
  of: string;
  deal: Deal;
  products: readonly Product[];
  currency: Currency;
  /** Gets the focus where the button that was pressed is gone with its line. */
  heading: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Where a deal of the cart is chosen anew. */
export function ChangeDealDialog({ of, deal, products, currency, heading, onClose }: Props) {
  const t = useMessages('deals');
  const safe = useSafeMode();
  return (
    <DealChooser
      {...{ deal, products, currency, safe, onClose }}
      start={pickedOfLines(of, cart.get().items, products)}
      addText={(price) => t('save', { price })}
      onChosen={(chosen) => {
        flushSync(() => {
          replaceDeal(of, { deal, chosen, currency });
          onClose();
        });
        if (document.activeElement === document.body) heading.current?.focus();
      }}
    />
  );
}
