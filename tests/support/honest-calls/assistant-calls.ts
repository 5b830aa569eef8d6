import { checkoutBody } from '../world-checkouts.ts';
import type { HonestCalls } from './honest-call.ts';

const PLATFORM = { 'ucp-agent': 'profile="https://platform.example/profile"' };

/** What assistants' platforms call. */
export const assistantCalls: HonestCalls = {
  getUcpProfile: () => ({}),
  createCheckout: (world) => ({
    headers: PLATFORM,
    body: checkoutBody(world),
  }),
  getCheckout: ({ checkoutId }) => ({ path: { id: checkoutId }, headers: PLATFORM }),
  updateCheckout: (world) => ({ path: { id: world.checkoutId }, headers: PLATFORM, body: checkoutBody(world) }),
  completeCheckout: ({ checkoutId }) => ({ path: { id: checkoutId }, headers: PLATFORM, body: { payment: {} } }),
  cancelCheckout: ({ checkoutId }) => ({ path: { id: checkoutId }, headers: PLATFORM }),
};
