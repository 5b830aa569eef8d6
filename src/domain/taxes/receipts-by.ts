/** What a line of the receipts' file is of: days and months are those of the calendar, by a receipt's date. */
export const RECEIPTS_BY = ['receipt', 'day', 'month'] as const;

export type ReceiptsBy = (typeof RECEIPTS_BY)[number];
