import type { JSONSchema } from 'zod/v4/core';

/** Descriptions of path, query and header parameters by name. A name means the same everywhere. */
const MEANINGS: Record<string, string> = {
  month: 'A month of the calendar, such as `2026-06`.',
  by: 'What a line is of: a day or a month, or each receipt.',
  userId: 'A staff member’s id, as the list of staff names it.',
  from: 'The first day in the restaurant’s time zone, such as `2026-06-17`.',
  to: 'The last day, included.',
  after: 'The last entry of the previous page: only older entries follow.',
  expectedVersion: 'The `version` that the editor saw. If the record has another one by now, nothing changes.',
  moveTo: 'The category to which the dishes are moved.',
  removeDishes: '`true`: dishes that are in no other category are taken off the menu.',
  fromDishes: '`true`: the option group is also removed from the dishes that use it.',
  host: 'A domain, as the list of domains names it.',
  replyId: 'The `_id` of a reply, as its review names it.',
  isAnswered: '`true`: only reviews with a reply by the restaurant; `false`: only those without.',
  action: 'Only entries of this kind, such as `order_status`.',
  valueId: 'The id of a value of an option group.',
  id: 'The `_id` from an earlier answer.',
  service: 'A service whose couriers bring deliveries.',
  productId: 'The `_id` of a product on the menu.',
  restaurantId: 'The `_id` of this domain’s restaurant; any other is unknown here.',
  fileName: 'What the file is called, to tell imports apart.',
  codes: '`usual`: codes of allergens and additives that the file does not explain are read as on most menus.',
  isTemplate: '`true`: only the headings with three dishes as an example.',
  separator:
    'What stands between cells: commas with decimal points, or semicolons with decimal commas. Without it, what spreadsheets expect in the language of `Accept-Language`.',
  slug: 'The restaurant’s short name, or `-` for the restaurant of this domain.',
  categoryId: 'Only products of this category.',
  isActive: 'Only active products are public, so `false` finds none.',
  isFeatured: '`true`: only featured products; `false`: only the others.',
  page: 'Page number, starting at 1.',
  limit: 'The maximum number of results.',
  number: 'Only the order with this number; capitals, spaces and the hyphen do not matter.',
  deliveryId: 'The `_id` of a call, as the webhook’s list of calls names it.',
  proposalId: 'The `id` of the order’s `proposal`.',
  hash: 'The `_id` of a block, as the list of blocks names it.',
  customer: 'Only orders of the customer with this `_id`.',
  status: 'Only orders with this status.',
  sortBy: 'The field by which the list is sorted.',
  until:
    'Only what was written or placed by this instant. Send the first answer’s `until` with the following pages, so that new entries do not shift them.',
  sortOrder: '`desc`: newest, highest or last first.',
  rating: 'Only reviews of at least this many stars.',
  isVisible: '`false`: hidden reviews, which only the restaurant’s staff can list; the public list is empty then.',
  isValidNow: '`true`: only promotions that are valid now; `false`: only the others.',
  displayToCustomers: 'Promotions that are not displayed are secret, so `false` finds none.',
  input: 'The text typed so far.',
  sessionToken: 'A random token made by the browser, one for each address that is searched for.',
  includedRegionCodes: 'Country codes to search, comma-separated. Default: GB and PT.',
  targetLanguage: 'The language into which is translated.',
  language: 'The language of the results, such as `en-GB`.',
  use: 'Where the picture will be shown, which decides the sizes that the answer names.',
  place_id: 'The `placeId` of a suggestion.',
  key: 'The Idempotency-Key with which an order was sent.',
  'ucp-agent': 'The platform that calls, by its profile: `profile="https://platform.example/profile"`.',
  'idempotency-key':
    'A random key made by the client. A repeated request with the same key and body returns what the first one created.',
};

/** The parameters of a path, query or headers with their descriptions. */
export function describedParameters(schema: JSONSchema.BaseSchema): JSONSchema.BaseSchema {
  const entries = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    return [name, { ...(property as object), description: meaningOf(name) }];
  });
  return { type: 'object', properties: Object.fromEntries(entries), required: schema.required ?? [] };
}

export function meaningOf(name: string): string {
  const meaning = MEANINGS[name];
  if (!meaning) throw new Error(`the parameter "${name}" needs its meaning in openapi/parameters.ts`);
  return meaning;
}
