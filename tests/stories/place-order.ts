import type { Page } from '@playwright/test';
import { expect } from './story.ts';

/** Three of a dish without options, to be picked up: straight through the API with the page's own session. */
export async function placeOrder(page: Page, customerNotes = ''): Promise<{ id: string; number: string }> {
  const placed = await page.evaluate(async (notes) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
    };
    const { products } = await fetch('/api/v1/products').then((answer) => answer.json());
    const { data } = await fetch('/api/v1/restaurants/public/-').then((answer) => answer.json());
    const dish = products.find(
      (each: { options: unknown[]; isAvailable: boolean }) => each.isAvailable && each.options.length === 0,
    );
    const item = {
      productId: dish._id,
      productName: dish.name,
      quantity: 3,
      unitPrice: dish.price,
      selectedOptions: [],
      itemSubtotal: (Math.round(dish.price * 100) * 3) / 100,
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
    };
    const answer = await fetch('/api/v1/orders', { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  }, customerNotes);
  expect(placed.data?.orderNumber, JSON.stringify(placed)).toBeTruthy();
  return { id: placed.data._id, number: placed.data.orderNumber };
}
