import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { emailField } from './email-field.ts';
import { quantity } from './order-items.ts';
import { id } from './primitives.ts';
import { oneLine } from './texts.ts';

/**
 * Checkouts of assistants in the words of the Universal Commerce Protocol, its draft for food (`dev.ucp.food.checkout`, with the extensions
 * `dev.ucp.food.fulfillment` and `dev.ucp.food.tip`). Names are the protocol's. Money counts minor units of the restaurant's currency.
 */

const text = (max: number) => z.string().check(oneLine, z.maxLength(max, 'too_long'));
const optionalText = (max: number) => z.optional(text(max));
/** An id that a platform sends back; one that we never gave is found nowhere. */
const anyId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.-]+$/));
const offsetTime = z.iso.datetime({ offset: true });

const dishInput = z.object({
  id,
  modifications: z.optional(
    z.array(z.object({ id, quantity: z.optional(quantity) })).check(
      z.maxLength(MAX.quantity),
      z.refine((all) => new Set(all.map((each) => each.id)).size === all.length, 'invalid'),
    ),
  ),
  note: optionalText(MAX.lineNote),
});

/**
 * The deal that a line is part of, which the protocol has no word for: lines with the same key are one, each of another of the deal's lines.
 * Missing: it is ordered by itself.
 */
const lineDeal = z.optional(z.object({ id, line_id: id, key: anyId }));

const addressInput = z.object({
  street_address: optionalText(MAX.street),
  extended_address: optionalText(MAX.street),
  address_locality: optionalText(MAX.city),
  address_region: optionalText(MAX.city),
  postal_code: optionalText(MAX.postcode),
  address_country: optionalText(MAX.country),
});

const geo = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

const methodInput = z.object({
  id: z.optional(anyId),
  type: z.enum(['delivery', 'pickup']),
  destination: z.optional(z.object({ id: z.optional(anyId), address: z.optional(addressInput), geo: z.optional(geo) })),
  /** Missing: as soon as possible. */
  requested_fulfillment_time: z.optional(offsetTime),
  selected_option_id: z.optional(anyId),
  notes: optionalText(MAX.deliveryNote),
});

const tipInput = z
  .object({
    selected_option_id: z.optional(anyId),
    custom_amount: z.optional(z.int().check(z.minimum(0), z.maximum(1e12))),
  })
  .check(z.refine((tip) => tip.selected_option_id === undefined || tip.custom_amount === undefined, 'invalid'));

/** What a platform may say of a checkout. Whatever else it sends, such as `signals`, is not read. */
export const checkoutInput = z.object({
  food_establishment: z.optional(z.object({ id })),
  line_items: z
    .array(z.object({ id: z.optional(anyId), quantity, dish: dishInput, deal: lineDeal }))
    .check(z.minLength(1, 'items_required'), z.maxLength(MAX.cartLines)),
  buyer: z.optional(
    z.object({
      first_name: optionalText(MAX.name),
      last_name: optionalText(MAX.name),
      email: z.optional(emailField),
      phone_number: optionalText(60),
    }),
  ),
  context: z.optional(
    z.object({ language: z.optional(z.string().check(z.maxLength(35), z.regex(/^[A-Za-z0-9-]+$/))) }),
  ),
  fulfillment: z.optional(z.object({ methods: z.optional(z.array(methodInput).check(z.maxLength(1))) })),
  tip: z.optional(tipInput),
});

/** A new checkout says at which restaurant; the host must be its own. */
export const newCheckoutInput = z.extend(checkoutInput, { food_establishment: z.object({ id }) });

/** How it is paid, which is not read: a person confirms and pays on the restaurant's page. */
export const completeCheckoutInput = z.object({ payment: z.optional(z.looseObject({})) });

export const checkoutParams = z.object({ id });
export const ucpHeaders = z.looseObject({
  /** The platform's profile: `profile="https://platform.example/profile"`. */
  'ucp-agent': z.optional(z.string().check(z.maxLength(600))),
});
export const ucpWriteHeaders = z.extend(ucpHeaders, {
  'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\x20-\x7e]+$/))),
});

const declared = z.array(
  z.object({
    version: z.string(),
    extends: z.optional(z.string()),
    spec: z.optional(z.string()),
    schema: z.optional(z.string()),
  }),
);

const envelope = z.object({
  version: z.string(),
  capabilities: z.record(z.string(), declared),
  payment_handlers: z.record(z.string(), z.array(z.looseObject({}))),
});

export const ucpProfile = z.object({
  ucp: z.extend(envelope, {
    services: z.record(
      z.string(),
      z.array(
        z.object({
          version: z.string(),
          spec: z.string(),
          transport: z.enum(['rest', 'mcp']),
          schema: z.string(),
          endpoint: z.string(),
        }),
      ),
    ),
  }),
});

const total = z.object({
  type: z.string(),
  display_text: z.optional(z.string()),
  amount: z.int(),
  /** What it is made of: they add up to it. */
  lines: z.optional(z.array(z.object({ display_text: z.string(), amount: z.int() }))),
});

const media = z.optional(z.array(z.object({ type: z.literal('image'), url: z.string() })));

const postalAddress = z.object({
  street_address: z.optional(z.string()),
  extended_address: z.optional(z.string()),
  address_locality: z.optional(z.string()),
  address_region: z.optional(z.string()),
  postal_code: z.optional(z.string()),
  address_country: z.optional(z.string()),
});

const destination = z.object({
  id: z.string(),
  type: z.enum(['delivery_address', 'business_location']),
  name: z.optional(z.string()),
  address: z.optional(postalAddress),
  geo: z.optional(geo),
});

const lineItem = z.object({
  id: z.string(),
  quantity: z.int(),
  dish: z.object({
    id: z.string(),
    title: z.string(),
    price: z.int(),
    media,
    modifications: z.optional(
      z.array(z.object({ id: z.string(), title: z.string(), price: z.int(), quantity: z.optional(z.int()) })),
    ),
    note: z.optional(z.string()),
  }),
  deal: lineDeal,
  totals: z.array(total),
});

const fulfillmentOption = z.object({
  id: z.string(),
  title: z.string(),
  description: z.optional(z.string()),
  earliest_fulfillment_time: z.optional(z.string()),
  latest_fulfillment_time: z.optional(z.string()),
  totals: z.array(total),
});

const method = z.object({
  id: z.string(),
  type: z.enum(['delivery', 'pickup']),
  destination: z.optional(destination),
  requested_fulfillment_time: z.optional(z.string()),
  selected_option_id: z.optional(z.string()),
  options: z.array(fulfillmentOption),
  notes: z.optional(z.string()),
});

const message = z.object({
  type: z.enum(['error', 'warning', 'info']),
  code: z.string(),
  /** A JSONPath into the checkout; missing: it is about all of it. */
  path: z.optional(z.string()),
  content: z.string(),
  /** Of errors. */
  severity: z.optional(z.enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable'])),
  /** Of warnings. A disclosure must not be dismissed. */
  presentation: z.optional(z.enum(['notice', 'disclosure'])),
});

export const checkout = z.object({
  ucp: envelope,
  id: z.string(),
  status: z.enum([
    'incomplete',
    'requires_escalation',
    'ready_for_complete',
    'complete_in_progress',
    'completed',
    'canceled',
  ]),
  currency: z.string(),
  food_establishment: z.object({ id: z.string(), name: z.string(), address: postalAddress, media }),
  buyer: z.optional(
    z.object({
      first_name: z.optional(z.string()),
      last_name: z.optional(z.string()),
      email: z.optional(z.string()),
      phone_number: z.optional(z.string()),
    }),
  ),
  line_items: z.array(lineItem),
  fulfillment: z.optional(
    z.object({
      methods: z.optional(z.array(method)),
      available_methods: z.array(z.object({ type: z.enum(['delivery', 'pickup']), fulfillable_on: z.string() })),
    }),
  ),
  tip: z.optional(
    z.object({
      options: z.array(z.object({ id: z.string(), unit: z.enum(['percentage', 'absolute']), amount: z.int() })),
      selected_option_id: z.optional(z.string()),
      custom_amount: z.optional(z.int()),
    }),
  ),
  totals: z.array(total),
  messages: z.optional(z.array(message)),
  links: z.array(z.object({ type: z.string(), url: z.string() })),
  continue_url: z.optional(z.string()),
  expires_at: z.optional(z.string()),
  order: z.optional(z.object({ id: z.string(), label: z.optional(z.string()), tracking_url: z.string() })),
});

export type CheckoutInput = z.infer<typeof checkoutInput>;
export type MethodInput = z.infer<typeof methodInput>;
export type UcpProfile = z.infer<typeof ucpProfile>;
export type CheckoutAnswer = z.infer<typeof checkout>;
export type CheckoutMessage = z.infer<typeof message>;
export type CheckoutTotal = z.infer<typeof total>;
