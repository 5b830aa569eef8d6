import type { ReceiptSeller } from '../../../contract/taxes.ts';
import type { Instant, JsonOf, TenantColumn } from './columns.ts';

/** The last number of each restaurant's receipts. */
export interface ReceiptCountersTable extends TenantColumn {
  last_number: number;
}

/** The last number of each restaurant's credit notes of a year. */
export interface CreditNoteCountersTable extends TenantColumn {
  year: number;
  last_number: number;
}

export interface ReceiptsTable extends TenantColumn {
  number: number;
  order_id: string;
  issued_at: Instant;
  till_number: string | null;
  /** Who sold, as of the day of issue; null: as the restaurant is now. */
  seller: JsonOf<ReceiptSeller> | null;
  /** When its order was called off after all, as the handover had been taken back, and the number of the credit note for what was left of it. */
  called_off_at: Instant | null;
  credit_year: number | null;
  credit_number: number | null;
}
