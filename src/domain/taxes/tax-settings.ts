import type { Fee } from '../orders/fees.ts';
import type { FeeShare, TaxableFee, TaxShare, TaxSum, TaxTerms } from './tax-order.ts';

/** What a customer gets as a receipt: nothing, ours, or a paper of ours that names the receipt of the restaurant's certified till. */
export const RECEIPT_KINDS = ['none', 'receipt', 'till'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** A fee as the restaurant has set it, with its class. */
export type TaxedFee = Fee & TaxableFee;

/** How a restaurant is taxed, and what its receipts are. */
export interface TaxSettings extends TaxTerms {
  /** What the tax is called where the restaurant is, such as "VAT". */
  label: string;
  receipts: ReceiptKind;
  /** The country whose rates were copied, and on which day they were looked up; null: none were. */
  preset: { country: string; checkedOn: string } | null;
}

/** An order's tax as it was when it was placed: later rates change nothing. Money in minor units. */
export interface OrderTax {
  label: string;
  isIncluded: boolean;
  receipts: ReceiptKind;
  sums: TaxSum[];
  delivery: TaxShare[];
  /** The parts of its other fees; missing: it has none. */
  fees?: FeeShare[];
}
