import { createContext, useContext } from 'react';
import type { DraftChange } from './checkout-draft.ts';
import type { Checkout, CheckoutSurroundings } from './derive-checkout.ts';
import type { PromotionHandle } from './use-applied-promotion.ts';
import type { OfferedTimesHandle } from './use-offered-times.ts';
import type { PlacingHandle } from './use-place-order.ts';

export interface CheckoutValue extends CheckoutSurroundings {
  checkout: Checkout;
  promotion: PromotionHandle;
  placing: PlacingHandle;
  times: OfferedTimesHandle;
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
