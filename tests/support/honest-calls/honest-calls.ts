import { assistantCalls } from './assistant-calls.ts';
import { customerCalls } from './customer-calls.ts';
import type { HonestCalls } from './honest-call.ts';
import { menuCalls } from './menu-calls.ts';
import { officeCalls } from './office-calls.ts';
import { orderCalls } from './order-calls.ts';

/** For each documented operation a call that succeeds. The tests of all operations fail for one that is missing here. */
export const honestCalls: HonestCalls = {
  ...assistantCalls,
  ...customerCalls,
  ...orderCalls,
  ...menuCalls,
  ...officeCalls,
};
