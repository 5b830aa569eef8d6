import { defineRefusals } from '../platform/refusals/refusal.ts';

export const blocksRefusals = defineRefusals({
  call_to_order: 403,
  too_many_blocks: 409,
});
