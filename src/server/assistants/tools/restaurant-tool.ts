import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { SCHEDULING } from '../../../domain/limits.ts';
import { ORDER_TYPE, type OrderType, offeredTypes } from '../../../domain/orders/order-types.ts';
import { methodsShown } from '../../../domain/orders/payment-methods.ts';
import { openStatus, windowsOn } from '../../../domain/times/opening-hours.ts';
import { addDays, wallClock } from '../../../domain/times/zoned-time.ts';
import { plainData } from '../plain-data.ts';
import { zonedIso } from '../zoned-iso.ts';
import { askedLanguage, languageTag } from './asked-language.ts';
import { READS, structured, type ToolCaller } from './tool.ts';

const instant = z.iso.datetime({ offset: true });

const answer = z.object({
  establishment_id: z.string().describe('The `food_establishment.id` of a checkout.'),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  currency: z
    .string()
    .describe('ISO 4217. Prices of these tools are decimal amounts of it; checkouts count its minor units.'),
  timezone: z.string(),
  now: instant,
  is_open: z.boolean().describe('Whether orders are taken for as soon as possible.'),
  closes_at: instant.nullable().describe('null: it is closed, or open for days.'),
  opens_at: instant.nullable().describe('The next opening; null: it is open, or none is known.'),
  hours: z
    .array(z.object({ date: z.string(), open: z.array(z.object({ from: z.string(), to: z.string() })) }))
    .describe('The next days by the restaurant’s clock, holidays included. Empty `open`: closed.'),
  order_types: z.array(
    z.object({
      type: z.enum(['delivery', 'pickup']),
      usual_time: z.string(),
      fee: z.number().optional(),
      minimum_order: z.number().optional(),
      payment_methods: z.array(z.string()),
    }),
  ),
  delivery_areas: z
    .array(
      z.object({
        name: z.string(),
        postcodes: z.array(z.string()).optional().describe('Beginnings of postcodes.'),
        kilometres: z.number().optional().describe('From the restaurant, as the crow flies.'),
        fee: z.number(),
        minimum_order: z.number(),
      }),
    )
    .describe('Empty: everywhere, by the same terms.'),
  languages: z.array(z.string()),
  menu_url: z.url(),
});

/** The restaurant: where and when it can be ordered from, and by which terms. */
export function registerRestaurantTool(server: McpServer, caller: ToolCaller): void {
  server.registerTool(
    'get_restaurant',
    {
      title: 'Restaurant',
      description:
        'Tells about this restaurant: whether it is open now, its hours, how it can be ordered from and where it delivers.',
      inputSchema: z.object({ language: languageTag }),
      outputSchema: answer,
      annotations: READS,
    },
    async ({ language }) => structured(await readRestaurant(caller, language)),
  );
}

async function readRestaurant(caller: ToolCaller, tag?: string): Promise<z.input<typeof answer>> {
  const { services, tenant, origin } = caller;
  const { restaurant } = await services.content.of(tenant.id, askedLanguage(caller, tag));
  const { address, contact, timezone, deliverySettings } = restaurant;
  const now = services.clock();
  const { isOpen, closesAt, nextOpening } = openStatus(restaurant, now);
  const at = (time: number | null) => (time === null ? null : zonedIso(time, timezone));
  return {
    establishment_id: restaurant._id,
    name: plainData(restaurant.name, 100),
    address: plainData(
      [address.street, address.postcode, address.city, address.country].filter(Boolean).join(', '),
      300,
    ),
    phone: contact.phone,
    email: contact.email,
    currency: restaurant.currency.code,
    timezone,
    now: zonedIso(now, timezone),
    is_open: isOpen,
    closes_at: at(closesAt),
    opens_at: at(nextOpening),
    hours: nextDays(restaurant, now),
    order_types: offeredTypes(deliverySettings).map((type) => presentType(type, restaurant)),
    delivery_areas: areasOf(restaurant),
    languages: [...(restaurant.languages ?? tenant.languages)],
    menu_url: `${origin}/menu`,
  };
}

function nextDays(restaurant: Restaurant, now: number) {
  const today = wallClock(now, restaurant.timezone).date;
  return Array.from({ length: SCHEDULING.daysAhead }, (_, day) => addDays(today, day)).map((date) => ({
    date,
    open: windowsOn(restaurant, date).map(({ open, close }) => ({ from: open, to: close })),
  }));
}

function presentType(type: OrderType, { deliverySettings, paymentMethods }: Restaurant) {
  const { hasFee, wait, word } = ORDER_TYPE[type];
  return {
    type: word,
    usual_time: plainData(deliverySettings[wait], 60),
    ...(hasFee && { fee: deliverySettings.fee ?? 0, minimum_order: deliverySettings.minimumOrderValue }),
    payment_methods: methodsShown(paymentMethods, type).map((method) => plainData(method, 60)),
  };
}

/** Not more than anybody reads. */
const MOST_AREAS = 30;
const MOST_POSTCODES = 40;

function areasOf({ deliverySettings: { fee, minimumOrderValue, postcodes, zones } }: Restaurant) {
  if (fee === null) return [];
  if (!zones) {
    return postcodes?.length
      ? [{ name: '', postcodes: postcodes.slice(0, MOST_POSTCODES), fee, minimum_order: minimumOrderValue }]
      : [];
  }
  return zones.slice(0, MOST_AREAS).map((zone) => ({
    name: plainData(zone.name, 60),
    ...(zone.postcodes && { postcodes: zone.postcodes.slice(0, MOST_POSTCODES) }),
    ...(zone.kilometres !== undefined && { kilometres: zone.kilometres }),
    fee: zone.fee,
    minimum_order: zone.minimumOrderValue,
  }));
}
