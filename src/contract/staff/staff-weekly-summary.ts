import * as z from 'zod/mini';

/** Whether the member of the staff gets the week's figures by mail each Monday. */
export const weeklySummary = z.object({ isWanted: z.boolean() });
export const weeklySummaryAnswer = z.object({ data: weeklySummary });

export type WeeklySummary = z.infer<typeof weeklySummary>;
