import type { Page } from '@playwright/test';
import { expect } from './story.ts';

interface Dish {
  _id: string;
  name: string;
  price: number;
  isAvailable: boolean;
  /** Of which a day has so many. */
  portions?: object;
  /** What it costs whoever fetches it. */
  pickup?: object;
  options: { _id: string; name: string; minSelections: number; included?: number; values: Value[] }[];
}
interface Value {
  _id: string;
  label: string;
  priceAdjustment: number;
  opens?: string[];
}

/**
 * Places so many orders as guests of an evening do: one or two dishes, every third to be delivered, every fifth with a word. `at`: where they go
 * (longitude, latitude), where that is known.
 */
export async function placeManyOrders(
  page: Page,
  count: number,
  at?: [number, number],
  paidBy = 'Cash',
): Promise<string[]> {
  const known = at ? { location: { type: 'Point', coordinates: at } } : {};
  const numbers = await page.evaluate(
    async ([wanted, place, method]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        'content-type': 'application/json',
      };
      const { products } = (await fetch('/api/v1/products').then((answer) => answer.json())) as { products: Dish[] };
      const { data } = await fetch('/api/v1/restaurants/public/-').then((answer) => answer.json());
      // Two of any of them make the least that is delivered. None runs out, and each costs the same wherever it goes.
      const dishes = products.filter(
        ({ isAvailable, price, portions, pickup }) => isAvailable && price >= 10 && !portions && !pickup,
      );
      const cents = (amount: number) => Math.round(amount * 100);
      const lineOf = (dish: Dish) => {
        // What only another choice opens is asked of nobody who did not make that choice.
        const opened = dish.options.flatMap(({ values }) => values.flatMap(({ opens = [] }) => opens));
        const asked = dish.options.filter(({ _id }) => !opened.includes(_id));
        const selectedOptions = asked.flatMap(
          ({ _id: optionId, name: optionName, minSelections, included = 0, values }) =>
            values.slice(0, minSelections).map(({ _id: valueId, label: valueLabel, priceAdjustment: price }, at) => {
              return { optionId, valueId, optionName, valueLabel, priceAdjustment: at < included ? 0 : price };
            }),
        );
        const each = selectedOptions.reduce((sum, { priceAdjustment }) => sum + priceAdjustment, dish.price);
        return {
          productId: dish._id,
          productName: dish.name,
          quantity: 2,
          unitPrice: dish.price,
          selectedOptions,
          itemSubtotal: (cents(each) * 2) / 100,
        };
      };
      const placed: string[] = [];
      for (let index = 0; index < wanted; index += 1) {
        const items = Array.from({ length: 1 + (index % 2) }, (_, i) =>
          lineOf(dishes[(index * 3 + i) % dishes.length] as Dish),
        );
        const subtotal = items.reduce((sum, { itemSubtotal }) => sum + cents(itemSubtotal), 0) / 100;
        const isDelivery = index % 3 === 0;
        const deliveryFee = isDelivery ? (data.restaurant.deliverySettings.fee ?? 0) : 0;
        const body = {
          restaurantId: data.restaurant._id,
          items,
          subtotal,
          discountAmount: 0,
          deliveryFee,
          serviceFee: 0,
          taxes: 0,
          totalAmount: (cents(subtotal) + cents(deliveryFee)) / 100,
          orderType: isDelivery ? 'Delivery' : 'Pickup',
          isASAP: true,
          scheduledAt: null,
          deliveryAddress: isDelivery
            ? {
                ...{ street: `${index + 1} Priory Walk`, city: 'Lexden', postalCode: 'CO3 3ES' },
                ...{ country: 'United Kingdom', ...place },
              }
            : null,
          contactPhone: `+351 912 345 ${100 + index}`,
          customerNotes: index % 5 === 0 ? 'No mustard: allergy' : '',
          paymentDetails: { method, paymentStatus: 'Pending' },
          promotionId: null,
        };
        const answer = await fetch('/api/v1/orders', { method: 'POST', headers, body: JSON.stringify(body) });
        const { data: order, ...rest } = await answer.json();
        if (!order?.orderNumber) throw new Error(JSON.stringify(rest));
        placed.push(order.orderNumber);
      }
      return placed;
    },
    [count, known, paidBy] as const,
  );
  expect(numbers).toHaveLength(count);
  return numbers;
}
