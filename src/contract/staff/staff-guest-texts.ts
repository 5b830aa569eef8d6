import * as z from 'zod/mini';

/** Whether customers are asked at checkout if they want to be texted when their order is ready or on its way. */
export const guestTextsInput = z.object({ isOn: z.boolean() });
/** `canText`: whether this server has a telephone. */
export const guestTextsAnswer = z.object({ data: z.object({ isOn: z.boolean(), canText: z.boolean() }) });

export type GuestTexts = z.infer<typeof guestTextsAnswer>['data'];
