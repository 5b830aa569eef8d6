import { createHash } from 'node:crypto';

/** The token of the tracking link that a checkout tells. Whoever knows the checkout's id may know it, and nobody else can guess it. */
export function trackingTokenOf(checkoutId: string): string {
  return createHash('sha256').update(`tracking link of checkout ${checkoutId}`).digest('base64url').slice(0, 22);
}
