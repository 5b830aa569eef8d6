import * as z from 'zod/mini';

/** Whether nothing is answered to assistants: neither the menu, nor checkouts. */
export const assistantSettings = z.object({ assistantsOff: z.boolean() });
export const assistantSettingsAnswer = z.object({ data: assistantSettings });

export type AssistantSettings = z.infer<typeof assistantSettings>;
