import type { OrderItemInput } from '../../src/contract/order-items.ts';
import type { PlaceOrderInput } from '../../src/contract/orders.ts';
import { importIds } from '../../src/server/import/import-ids.ts';
import { trattoria } from './trattoria.ts';

export const ids = importIds('trattoria');
export const productId = (key: string) => ids.of('product', key);
export const groupId = (key: string) => ids.of('option-group', key);
export const valueId = (group: string, value: string) => ids.of('option-value', group, value);
export const promotionId = (key: string) => ids.of('promotion', key);
export const rewardId = (key: string) => ids.of('reward', key);

const cents = (amount: number) => Math.round(amount * 100);

/** A line of the trattoria's menu as an honest browser sends it. Options are "group/value" keys. */
export function item(product: string, options: string[] = [], quantity = 1): OrderItemInput {
  const { file } = trattoria;
  const { price, name } = find(file.products, product);
  const selectedOptions = options.map((path) => {
    const [groupKey = '', valueKey = ''] = path.split('/');
    const group = find(file.optionGroups, groupKey);
    const value = find(group.values, valueKey);
    return {
      optionId: groupId(groupKey),
      valueId: valueId(groupKey, valueKey),
      optionName: english(group.name),
      valueLabel: english(value.label),
      priceAdjustment: value.priceAdjustment,
    };
  });
  const each = selectedOptions.reduce((sum, option) => sum + cents(option.priceAdjustment), cents(price));
  return {
    productId: productId(product),
    quantity,
    unitPrice: price,
    productName: english(name),
    selectedOptions,
    itemSubtotal: (each * quantity) / 100,
  };
}

/** A pickup order as soon as possible, with figures that match its items; `more` overrides fields. */
export function pickup(items: OrderItemInput[], more: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  const subtotal = items.reduce((sum, each) => sum + cents(each.itemSubtotal), 0);
  const { discountAmount = 0, deliveryFee = 0 } = more;
  return {
    restaurantId: ids.restaurant,
    items,
    subtotal: subtotal / 100,
    discountAmount,
    deliveryFee,
    serviceFee: 0,
    taxes: 0,
    totalAmount: Math.max(0, subtotal - cents(discountAmount) + cents(deliveryFee)) / 100,
    orderType: 'Pickup',
    isASAP: true,
    scheduledAt: null,
    deliveryAddress: null,
    contactPhone: '+44 20 7946 0958',
    customerNotes: '',
    paymentDetails: { method: 'Cash', paymentStatus: 'Pending' },
    promotionId: null,
    ...more,
  };
}

export const deliveryAddress = {
  street: '2 Test Lane',
  city: 'London',
  postalCode: 'N1 2BB',
  postcode: 'N1 2BB',
  country: 'United Kingdom',
  note: 'ring twice',
};

export function delivery(items: OrderItemInput[], more: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  return pickup(items, { orderType: 'Delivery', deliveryFee: 2.5, deliveryAddress, ...more });
}

function find<T extends { key: string }>(list: readonly T[], key: string): T {
  const found = list.find((each) => each.key === key);
  if (!found) throw new Error(`the trattoria has no "${key}"`);
  return found;
}

function english(text: string | { en?: string | undefined }): string {
  return typeof text === 'string' ? text : (text.en ?? '');
}
