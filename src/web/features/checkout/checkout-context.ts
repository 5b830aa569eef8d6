import { createContext, useContext } from 'react';
import type { DraftChange } from './checkout-draft.ts';
import type { Checkout, CheckoutSurroundings } from './derive-checkout.ts';
import type { PlacingHandle } from './place/use-place-order.ts';
import type { QuoteHandle } from './quote/use-order-quote.ts';
import type { PromotionHandle } from './quote/use-promotion-choice.ts';

export interface CheckoutValue extends CheckoutSurroundings {
  checkout: Checkout;
  promotion: PromotionHandle;
  placing: PlacingHandle;
  quote: QuoteHandle;
  change(change: DraftChange): void;
}

const Context = createContext<CheckoutValue | null>(null);
export const CheckoutProvider = Context.Provider;

/** The checkout that a section is part of. */
export function useCheckout(): CheckoutValue {
  const value = useContext(Context);
  if (!value) throw new Error('useCheckout outside CheckoutProvider');
  return value;
}
