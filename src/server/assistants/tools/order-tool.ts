import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Order } from '../../../contract/orders.ts';
import { readTrackedOrder } from '../../order-links/tracked-order.ts';
import { plainData } from '../plain-data.ts';
import { zonedIso } from '../zoned-iso.ts';
import { refusalSaid } from './refusal-said.ts';
import { READS, structured, type ToolCaller } from './tool.ts';

const answer = z.object({
  number: z.string(),
  label: z.string().nullable().describe('By which it is called at the counter; null: by its number.'),
  status: z.string(),
  order_type: z.enum(['Delivery', 'Pickup']),
  placed_at: z.iso.datetime({ offset: true }),
  ready_at: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe('As the restaurant promised; null: it has promised nothing yet.'),
  currency: z.string(),
  total: z.number(),
  items: z.array(
    z.object({
      dish_id: z.string(),
      name: z.string(),
      quantity: z.int(),
      modifications: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
});

const TOKEN = /[A-Za-z0-9_-]{16,100}$/;

/** One order of the buyer, by the tracking link that they have of it: what was ordered last, and how it goes on. */
export function registerOrderTool(server: McpServer, caller: ToolCaller): void {
  server.registerTool(
    'get_order',
    {
      title: 'Order',
      description:
        'Tells what the buyer ordered and how the order goes on. It takes the buyer’s own tracking link, which they got with the order; there is no other way to an order.',
      inputSchema: z.object({
        tracking_link: z.string().max(500).describe('As in the e-mail about the order: it ends in "/track#…".'),
      }),
      outputSchema: answer,
      annotations: READS,
    },
    async ({ tracking_link }) => {
      const token = TOKEN.exec(tracking_link.trim())?.[0] ?? '';
      try {
        const { order } = await readTrackedOrder(caller.services, { restaurantId: caller.tenant.id, token });
        return structured(present(order, caller.tenant.timezone));
      } catch (error) {
        return refusalSaid(error, caller.language);
      }
    },
  );
}

/** Without the name, the address and the number of whoever ordered: an assistant needs none of them to tell of the food. */
function present(order: Order, timezone: string): z.input<typeof answer> {
  const at = (time: string) => zonedIso(Date.parse(time), timezone);
  return {
    number: order.orderNumber,
    label: order.callNumber === undefined ? null : `#${order.callNumber}`,
    status: order.status,
    order_type: order.orderType,
    placed_at: at(order.createdAt),
    ready_at: order.estimatedReadyAt && at(order.estimatedReadyAt),
    currency: order.currency.code,
    total: order.totalAmount,
    items: order.items.map(({ productId, productName, quantity, selectedOptions }) => ({
      dish_id: productId,
      name: plainData(productName, 100),
      quantity,
      modifications: selectedOptions.map(({ valueId, valueLabel }) => ({
        id: valueId,
        name: plainData(valueLabel, 60),
      })),
    })),
  };
}
