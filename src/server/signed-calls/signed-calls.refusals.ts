import { defineRefusals } from '../platform/refusals/refusal.ts';

export const signedCallsRefusals = defineRefusals({ webhook_not_outside: 409 });
