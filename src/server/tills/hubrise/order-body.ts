import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import type { OrderForTill, TillAmount } from '../order-for-till.ts';

/** An order as `POST /location/orders` takes it. Its `private_ref` is our id, by which it is found again. */
export function orderBody(order: OrderForTill): object {
  const { customer, currency, callNumber, expectedAt, notes, items, charges, discounts, paid } = order;
  const money = (amount: number) => `${toDecimal(amount, decimalsOf(currency)).toFixed(2)} ${currency}`;
  const named = ({ ref, name }: TillAmount) => ({ ref, name });
  const [first = '', ...rest] = customer.name.trim().split(/\s+/);
  return {
    ref: order.number,
    private_ref: order.id,
    status: 'new',
    service_type: order.isDelivery ? 'delivery' : 'collection',
    ...(callNumber !== null && { collection_code: String(callNumber) }),
    ...(expectedAt !== null && { expected_time: expectedAt }),
    ...(notes !== '' && { customer_notes: notes }),
    items: items.map(({ ref, name, size, price, quantity, note, options }) => ({
      product_name: name,
      ...(size !== null && { sku_name: size }),
      sku_ref: ref,
      price: money(price),
      quantity: String(quantity),
      ...(note !== null && { customer_notes: note }),
      options: options.map((option) => ({
        ...{ option_list_name: option.group, name: option.name, ref: option.ref },
        ...{ price: money(option.price), quantity: 1 },
      })),
    })),
    charges: charges.map((charge) => ({ ...named(charge), price: money(charge.amount) })),
    discounts: discounts.map((discount) => ({ ...named(discount), price_off: money(discount.amount) })),
    ...(paid && { payments: [{ ...named(paid), amount: money(paid.amount) }] }),
    customer: {
      ...{ first_name: first, last_name: rest.join(' '), phone: customer.phone },
      ...(customer.address && {
        address_1: customer.address.street,
        postal_code: customer.address.postalCode,
        city: customer.address.city,
        ...(customer.address.notes && { delivery_notes: customer.address.notes }),
      }),
    },
  };
}
