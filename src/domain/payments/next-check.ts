import { MINUTE } from '../times/zoned-time.ts';
import type { PaymentState } from './payment-facts.ts';

const SOON = MINUTE / 6;
const DAY = 24 * 60 * MINUTE;
/** After so many days no bank takes a payment back any more. */
const LONGEST = 130 * DAY;

/**
 * When the provider is asked again (ms), so that everything is settled even if none of its events arrives; null: never. A payment that
 * is charged is asked for less and less often.
 */
export function nextCheckAt(
  { state, isOpened, createdAt, payBy }: { state: PaymentState; isOpened: boolean; createdAt: number; payBy: number },
  now: number,
): number | null {
  if (state === 'created') return isOpened && now < payBy ? Math.min(now + SOON, payBy) : Math.max(payBy, now + SOON);
  if (state === 'authorised') return now + MINUTE / 2;
  if (state !== 'captured' || now - createdAt > LONGEST) return null;
  return now + Math.min(DAY, Math.max(MINUTE / 2, now - createdAt));
}
