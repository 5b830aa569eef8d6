import type { OrderItemInput } from '../../src/contract/order-items.ts';
import type { TestApp } from './test-app.ts';

interface Wanted {
  host: string;
  restaurantId: string;
  line: OrderItemInput;
  /** The buyer's. */
  email: string;
}

/** What an assistant sends to begin a checkout of a line, with everything that it may say. */
export function checkoutBody({ restaurantId, line, email }: Omit<Wanted, 'host'>) {
  return {
    food_establishment: { id: restaurantId },
    line_items: [
      {
        id: 'li_1',
        quantity: line.quantity,
        dish: {
          id: line.productId,
          modifications: line.selectedOptions.map(({ valueId }) => ({ id: valueId, quantity: 1 })),
          note: 'Crisp, please',
        },
      },
    ],
    buyer: { first_name: 'Ada', last_name: 'Cook', email, phone_number: '+44 20 7946 0199' },
    context: { language: 'en' },
    fulfillment: {
      methods: [
        {
          id: 'method_1',
          type: 'delivery',
          destination: {
            id: 'home',
            address: {
              street_address: '2 Test Lane',
              extended_address: 'Flat 3',
              address_locality: 'London',
              address_region: 'London',
              postal_code: 'N1 2BB',
              address_country: 'GB',
            },
            geo: { latitude: 51.5, longitude: -0.1 },
          },
          requested_fulfillment_time: '2026-06-17T19:30:00+01:00',
          selected_option_id: 'asap',
          notes: 'Ring twice',
        },
      ],
    },
    tip: { custom_amount: 0 },
  };
}

/** A checkout that an assistant has begun. */
export async function newCheckout(test: TestApp, { host, ...wanted }: Wanted): Promise<{ checkoutId: string }> {
  const body = checkoutBody(wanted);
  const answer = await test.call({ method: 'POST', url: '/ucp/checkout-sessions', host, body });
  return { checkoutId: answer.body.id };
}
