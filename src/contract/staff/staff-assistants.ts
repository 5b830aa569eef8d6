import * as z from 'zod/mini';
import { amount } from '../primitives.ts';

export const assistantSettings = z.object({
  /** Whether nothing is answered to assistants: neither the menu, nor checkouts. */
  assistantsOff: z.boolean(),
  /** Up to which total they order by themselves, for buyers whose telephone the restaurant knows and who pay at the counter; null: never. */
  ordersUpTo: z.nullable(amount),
});
/** `ordersUpTo` missing: it stays. */
export const assistantSettingsInput = z.extend(assistantSettings, { ordersUpTo: z.optional(z.nullable(amount)) });
export const assistantSettingsAnswer = z.object({ data: assistantSettings });

export type AssistantSettings = z.infer<typeof assistantSettings>;
export type AssistantSettingsInput = z.infer<typeof assistantSettingsInput>;
