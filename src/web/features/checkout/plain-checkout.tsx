import { useApp } from '../../app/app-context.ts';
import { useCheckout } from './checkout-context.ts';

/** Id of checkout's form without scripts, for the button that stands outside it. */
export const PLAIN_FORM = 'checkout';

/** What checkout's form sends without being asked: the order's key, and what the customer sees. */
export function PlainCheckout() {
  const { plain } = useApp();
  const { timing, figures } = useCheckout().checkout;
  return (
    <>
      <input type="hidden" name="key" value={plain?.orderKey} />
      <input type="hidden" name="seen" value={figures.totalAmount} />
      {timing.promisedAt !== null && (
        <input type="hidden" name="promisedAt" value={new Date(timing.promisedAt).toISOString()} />
      )}
    </>
  );
}
