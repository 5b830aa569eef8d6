import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { FEES } from '../domain/orders/fees.ts';
import { isTaxNumber, MAX_BUYER } from '../domain/taxes/buyer.ts';
import { orderType, pricedItemInput } from './order-items.ts';
import { amount, id, instant } from './primitives.ts';
import { oneLine } from './texts.ts';

/** A rate in percent, with up to three decimals. */
const percent = z.number();

/** A part of an amount after the discount, and the rate at which it is taxed. */
export const taxShare = z.object({ percent, amount });

const taxSum = z.object({ percent, net: amount, tax: amount, gross: amount });

/** An order's tax as it was when it was placed. Net + tax = gross, for each rate. */
export const orderTax = z.object({
  /** What the tax is called where the restaurant is. */
  label: z.string(),
  /** Whether prices include it; else `taxes` is added to the total. */
  isIncluded: z.boolean(),
  sums: z.array(taxSum),
  /** The delivery fee's parts. */
  delivery: z.array(taxShare),
  /** The parts of its other fees, and of which fee each is (older orders do not say); missing: it has none. */
  fees: z.optional(z.array(z.extend(taxShare, { fee: z.optional(z.enum(FEES)) }))),
});

/** Who sells, as receipts name them. */
export const receiptSeller = z.object({
  /** The legal name; the restaurant's own, where it says none. */
  company: z.string(),
  /** The restaurant's name, if it is another one; null: it is not. */
  name: z.nullable(z.string()),
  address: z.string(),
  /** '': it says none. */
  taxNumber: z.string(),
});

/** Who buys, where the customer wants it on the receipt; '' for what they did not say. */
export const buyer = z.object({ name: z.string(), taxNumber: z.string() });
export const buyerInput = z.object({
  name: z._default(z.string().check(oneLine, z.maxLength(MAX_BUYER.name, 'too_long')), ''),
  taxNumber: z._default(
    z.string().check(
      oneLine,
      z.maxLength(MAX_BUYER.taxNumber, 'too_long'),
      z.refine((number) => number === '' || isTaxNumber(number), 'tax_number_invalid'),
    ),
    '',
  ),
});

/** The receipt of an order that was handed over. */
export const receipt = z.object({
  /** Without gaps at its restaurant. */
  number: z.string(),
  issuedAt: instant,
  /** `till`: the restaurant's certified till gives the receipt that counts, and this one is none. */
  kind: z.enum(['receipt', 'till']),
  /** The number that the till gave it, once staff have entered it. */
  tillNumber: z.nullable(z.string()),
  /** As of the day of issue; missing: as the restaurant is now, because the receipt is from before this was kept. */
  seller: z.optional(receiptSeller),
});

/** What was given back of an order that has a receipt, or was not after all. */
export const creditNote = z.object({
  /** Its year and its number, which is without gaps at its restaurant in that year: "2026-000001". */
  number: z.string(),
  /** The number of the one that it takes back, as the provider turned that refund down; left out: it gives money back. */
  reverses: z.optional(z.string()),
  issuedAt: instant,
  /** Of the order's total; a tip that came back is besides. */
  amount,
  tip: z.optional(amount),
  reason: z.nullable(z.string()),
  /** Of the amount, by rate. */
  sums: z.array(taxSum),
});

/** A cart as it would be ordered, with the discount that the server told. */
export const quoteTaxesInput = z.object({
  restaurantId: id,
  items: z.array(pricedItemInput).check(z.maxLength(MAX.cartLines)),
  orderType,
  /** null: as soon as possible. */
  scheduledAt: z.nullable(instant),
  promotionId: z._default(z.nullable(id), null),
  discountAmount: z._default(amount, 0),
});
/** What is added to the total, and the tax by rate; null: the restaurant has not said how it is taxed. */
export const taxQuote = z.object({ taxes: amount, tax: z.nullable(orderTax) });
export const quoteTaxesAnswer = z.object({ data: taxQuote });

export type ReceiptSeller = z.infer<typeof receiptSeller>;
export type ShownTax = z.infer<typeof orderTax>;
export type QuoteTaxesInput = z.infer<typeof quoteTaxesInput>;
export type TaxQuote = z.infer<typeof taxQuote>;
