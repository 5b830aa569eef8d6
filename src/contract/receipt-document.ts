import { isDeclined } from '../domain/menu/declined-choice.ts';
import { priceNumber } from '../domain/orders/cart-item.ts';
import { FEES, type FeeName } from '../domain/orders/fees.ts';
import { townLine } from '../domain/people/town-line.ts';
import type { Order } from './orders.ts';
import type { Restaurant } from './restaurants.ts';
import type { ReceiptSeller } from './taxes.ts';

type TaxSum = NonNullable<Order['tax']>['sums'][number];
type CreditNote = NonNullable<Order['creditNotes']>[number];
/** The sums of a rate, with its letter, as on the receipts of tills. */
type RateOfReceipt = TaxSum & { letter: string };

/**
 * What stands on the receipt of an order, whoever renders it: the page, the paper and the mail are views of it. Amounts as on the wire,
 * instants in ISO 8601.
 */
export interface ReceiptDocument {
  seller: ReceiptSeller;
  /** Who buys, where they wanted it on the receipt; null: it names nobody. */
  buyer: NonNullable<Order['buyer']> | null;
  orderNumber: string;
  /** null: the order has no receipt (yet), and this is what will stand on it. */
  receipt: NonNullable<Order['receipt']> | null;
  /** When it was issued; before, when the order was placed. */
  at: string;
  lines: {
    quantity: number;
    name: string;
    /** Of the name. */
    lang: Order['lang'];
    options: Order['items'][number]['selectedOptions'];
    letters: string;
    amount: number;
  }[];
  fees: { name: 'delivery' | FeeName; letters: string; amount: number }[];
  /** On all bottles and cans; 0: none. */
  deposit: number;
  /** Taken off; 0: nothing. */
  discount: number;
  /** The tax that is added to the prices; 0: they include it. The lines with fees and deposit, less the discount, with it are the total. */
  added: number;
  /** What the tax is called; '': the restaurant has not said how it is taxed. */
  taxLabel: string;
  /** Each rate by itself; they add up to the total. */
  rates: RateOfReceipt[];
  total: number;
  /** Where coins cannot pay the total: by how much they pay more (below 0: less), and what is paid; null: to the unit. */
  cash: { rounding: number; paid: number } | null;
  tip: number;
  method: string;
  isPaid: boolean;
  creditNotes: (Omit<CreditNote, 'sums'> & { sums: RateOfReceipt[] })[];
}

type Seller = Pick<Restaurant, 'name'> & {
  address: Pick<Restaurant['address'], 'street' | 'city' | 'postcode' | 'country'>;
  legal?: Pick<NonNullable<Restaurant['legal']>, 'company' | 'taxNumber'> | undefined;
};

/** A restaurant as its receipts name it. */
export function sellerOf({ name, address, legal }: Seller): ReceiptSeller {
  return {
    company: legal?.company || name,
    name: legal?.company && legal.company !== name ? name : null,
    address: [address.street, townLine(address)].filter(Boolean).join(', '),
    taxNumber: legal?.taxNumber ?? '',
  };
}

/** The receipt of an order at a restaurant. */
export function receiptDocument(order: Order, restaurant: Seller): ReceiptDocument {
  const { tax, receipt = null } = order;
  const percents = [...new Set(tax?.sums.map(({ percent }) => percent))];
  const letter = (percent: number) => String.fromCharCode('A'.charCodeAt(0) + percents.indexOf(percent));
  const letters = (shares: readonly { percent: number }[] = []) =>
    [...new Set(shares.map(({ percent }) => letter(percent)))].join(' ');
  /** Older orders know the rates of all their fees together only. */
  const sharesOf = (of: FeeName) => tax?.fees?.filter(({ fee = of }) => fee === of);
  const rated = (sums: readonly TaxSum[]) => sums.map((sum) => ({ ...sum, letter: letter(sum.percent) }));
  const fees = [
    { name: 'delivery' as const, letters: letters(tax?.delivery), amount: order.deliveryFee },
    ...FEES.map((of) => ({ name: of, letters: letters(sharesOf(of)), amount: order[of] ?? 0 })),
  ];
  return {
    seller: receipt?.seller ?? sellerOf(restaurant),
    buyer: order.buyer ?? null,
    orderNumber: order.orderNumber,
    receipt,
    at: receipt?.issuedAt ?? order.createdAt,
    lines: order.items.map((item) => ({
      quantity: item.quantity,
      name: item.deal ? `${item.deal.name}: ${item.productName}` : item.productName,
      lang: item.lang ?? order.lang,
      options: item.selectedOptions.filter((option) => !isDeclined(option)),
      letters: letters(item.taxShares),
      amount: item.itemSubtotal,
    })),
    fees: fees.filter(({ amount }) => amount !== 0),
    deposit: order.deposit ?? 0,
    discount: order.discountAmount,
    added: order.taxes,
    taxLabel: tax?.label ?? '',
    rates: rated(tax?.sums ?? []),
    total: order.totalAmount,
    cash: order.cashRounding
      ? { rounding: order.cashRounding, paid: priceNumber(order.totalAmount + order.cashRounding) }
      : null,
    tip: order.tip ?? 0,
    method: order.paymentDetails.method,
    isPaid: order.paymentDetails.paymentStatus === 'Paid',
    creditNotes: (order.creditNotes ?? []).map((note) => ({ ...note, sums: rated(note.sums) })),
  };
}
