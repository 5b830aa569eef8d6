import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import type { TillRefs } from './till-refs.ts';

/** An order as a till takes it: amounts in minor units, which add up to the total. */
export interface OrderForTill {
  id: string;
  number: string;
  callNumber: number | null;
  isDelivery: boolean;
  /** When its guest wants it (ISO 8601); null: as soon as possible. */
  expectedAt: string | null;
  notes: string;
  items: TillItem[];
  charges: TillAmount[];
  discounts: TillAmount[];
  /** What is paid by now; null: it is to be taken at the counter or the door. */
  paid: TillAmount | null;
  customer: {
    name: string;
    phone: string;
    address: { street: string; city: string; postalCode: string; notes: string | null } | null;
  };
  currency: string;
}

export interface TillItem {
  ref: string;
  name: string;
  /** null: the dish has no sizes. */
  size: string | null;
  /** Of one in its size, without its options. */
  price: number;
  quantity: number;
  note: string | null;
  options: { group: string; name: string; ref: string; price: number }[];
}

/** `ref`: the same word for the same thing, whatever it is called. */
export interface TillAmount {
  ref: string;
  name: string;
  amount: number;
}

/** An order for a till, which reads no names of fees in eight languages: they are in English, and known by their refs. */
export function orderForTill(order: StaffOrder, refs: TillRefs): OrderForTill {
  const { deliveryAddress: address, paymentDetails: payment } = order;
  const decimals = decimalsOf(order.currency.code);
  const minor = (amount = 0) => toMinor(amount, decimals);
  const items = order.items.map((item) => itemFor(item, { minor, refs }));
  const charges = [
    { ref: 'delivery', name: 'Delivery', amount: minor(order.deliveryFee) },
    { ref: 'service', name: 'Service fee', amount: minor(order.serviceFee) },
    { ref: 'bag', name: 'Bag', amount: minor(order.bagFee) },
    { ref: 'small-order', name: 'Small order', amount: minor(order.smallOrderFee) },
    { ref: 'deposit', name: 'Deposit', amount: minor(order.deposit) },
    { ref: 'tax', name: 'Tax', amount: minor(order.taxes) },
    { ref: 'tip', name: 'Tip', amount: minor(order.tip) },
  ];
  const discount = {
    ref: 'discount',
    name: order.appliedPromotion?.name ?? 'Discount',
    amount: minor(order.discountAmount),
  };
  const total = minor(order.totalAmount) + minor(order.tip);
  const sum = sumOf(items.map(totalOf)) + sumOf(charges.map(({ amount }) => amount)) - discount.amount;
  // Shares of deals that do not divide, and taxes that are in the prices: what is left is said as what it is.
  const rest = total - sum;
  if (rest > 0) charges.push({ ref: 'rounding', name: 'Rounding', amount: rest });
  const discounts = [discount, { ref: 'rounding', name: 'Rounding', amount: Math.max(0, -rest) }];
  return {
    id: order._id,
    number: order.orderNumber,
    callNumber: order.callNumber ?? null,
    isDelivery: address !== null,
    expectedAt: order.scheduledAt ?? order.promisedAt ?? null,
    notes: order.customerNotes,
    items,
    charges: charges.filter(({ amount }) => amount > 0),
    discounts: discounts.filter(({ amount }) => amount > 0),
    paid: payment.paymentStatus === 'Paid' ? { ref: 'online', name: payment.method, amount: total } : null,
    customer: {
      name: order.customerName,
      phone: order.contactPhone,
      address: address && {
        ...{ street: address.street, city: address.city, postalCode: address.postalCode },
        notes: address.deliveryInstructions,
      },
    },
    currency: order.currency.code,
  };
}

function itemFor(
  item: StaffOrder['items'][number],
  { minor, refs }: { minor: (amount?: number) => number; refs: TillRefs },
): TillItem {
  const size = item.selectedOptions.find(({ valueId }) => refs.isSize(valueId));
  const options = item.selectedOptions
    .filter((option) => option !== size)
    .map(({ optionName, valueId, valueLabel, priceAdjustment }) => ({
      ...{ group: optionName, name: valueLabel, ref: refs.optionOf(valueId), price: minor(priceAdjustment) },
    }));
  // The price that the order has, not the menu's: a size or a deal may have changed it.
  const price = Math.floor(minor(item.itemSubtotal) / item.quantity) - sumOf(options.map((option) => option.price));
  return {
    ref: refs.skuOf(item.productId, size?.valueId ?? null),
    ...{ name: item.productName, size: size?.valueLabel ?? null, price, quantity: item.quantity },
    ...{ note: item.note ?? null, options },
  };
}

/** What an item costs with its options, as the till calculates it. */
export function totalOf({ price, quantity, options }: TillItem): number {
  return (price + sumOf(options.map((option) => option.price))) * quantity;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
