import type { Page } from '@playwright/test';
import type { Wish } from '../../src/domain/orders/wishes.ts';
import { expect } from './story.ts';

interface Dish {
  _id: string;
  name: string;
  price: number;
  isAvailable: boolean;
  options: {
    _id: string;
    name: string;
    minSelections: number;
    included?: number;
    values: { _id: string; label: string; priceAdjustment: number; opens?: string[] }[];
  }[];
}

interface PlacedOrder {
  id: string;
  number: string;
}

/**
 * Places a pickup order of three of a dish, with the first of its required options; by default a dish without options.
 * Directly through the API, with the page's own session.
 */
export async function placeOrder(
  page: Page,
  customerNotes = '',
  dishName = '',
  guest: { name: string; email: string } | null = null,
  wish?: Wish,
): Promise<PlacedOrder> {
  const placed = await page.evaluate(
    async ([notes, name, guest, wish]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        'content-type': 'application/json',
      };
      const { products } = await fetch('/api/v1/products').then((answer) => answer.json());
      const { data } = await fetch('/api/v1/restaurants/public/-').then((answer) => answer.json());
      const dish = (products as Dish[]).find((each) =>
        name ? each.name === name : each.isAvailable && each.options.length === 0,
      ) as Dish;
      // What only another choice opens is asked of nobody who did not make that choice.
      const opened = dish.options.flatMap(({ values }) => values.flatMap(({ opens = [] }) => opens));
      const asked = dish.options.filter(({ _id }) => !opened.includes(_id));
      const selectedOptions = asked.flatMap(
        ({ _id: optionId, name: optionName, minSelections, included = 0, values }) =>
          values.slice(0, minSelections).map(({ _id: valueId, label: valueLabel, priceAdjustment }, at) => {
            // As many pieces as the dish's price includes cost nothing.
            return { optionId, valueId, optionName, valueLabel, priceAdjustment: at < included ? 0 : priceAdjustment };
          }),
      );
      const each = selectedOptions.reduce((sum, { priceAdjustment }) => sum + priceAdjustment, dish.price);
      const item = {
        productId: dish._id,
        productName: dish.name,
        quantity: 3,
        unitPrice: dish.price,
        selectedOptions,
        itemSubtotal: (Math.round(each * 100) * 3) / 100,
        ...(wish && { wish }),
      };
      const body = {
        restaurantId: data.restaurant._id,
        items: [item],
        subtotal: item.itemSubtotal,
        discountAmount: 0,
        deliveryFee: 0,
        serviceFee: 0,
        taxes: 0,
        totalAmount: item.itemSubtotal,
        orderType: 'Pickup',
        isASAP: true,
        scheduledAt: null,
        deliveryAddress: null,
        contactPhone: '+351 912 345 678',
        customerNotes: notes,
        paymentDetails: { method: 'Cash', paymentStatus: 'Pending' },
        promotionId: null,
        ...(guest && { guest }),
      };
      const answer = await fetch('/api/v1/orders', { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    },
    [customerNotes, dishName, guest, wish] as const,
  );
  expect(placed.data?.orderNumber, JSON.stringify(placed)).toBeTruthy();
  return { id: placed.data._id, number: placed.data.orderNumber };
}
