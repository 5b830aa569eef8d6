import type { JSONSchema } from 'zod/v4/core';

/** Descriptions of path, query and header parameters by name. A name means the same everywhere. */
const MEANINGS: Record<string, string> = {
  userId: 'As the list of people names it.',
  from: 'The first day, `2026-06-17`, of the restaurant’s calendar.',
  to: 'The last day.',
  after: 'The last entry of the page before: what is older follows.',
  expectedVersion: 'The `version` that was shown: of another one nothing changes.',
  moveTo: 'The category that the dishes go to.',
  removeDishes: '`true`: dishes that are in no other category go off the menu.',
  fromDishes: '`true`: dishes lose it too.',
  host: 'A domain as the list names it.',
  replyId: 'As the review names its reply in `_id`.',
  isAnswered: '`true`: only reviews with a reply of the restaurant; `false`: only those without.',
  action: 'Only entries of this kind, such as `order_status`.',
  valueId: 'A value of an option.',
  id: 'As an earlier answer named it in `_id`.',
  productId: 'As the menu names it in `_id`.',
  restaurantId: 'The `_id` of this domain’s restaurant; any other is unknown here.',
  slug: 'The restaurant’s short name, or `-` for the restaurant of this domain.',
  categoryId: 'Only products of this category.',
  isActive: 'Only active products are public: `false` finds none.',
  isFeatured: '`true`: only what the kitchen recommends; `false`: only the rest.',
  page: 'From 1.',
  limit: 'How many at most.',
  status: 'Only orders in this state.',
  sortBy: 'What the list is sorted by.',
  until:
    'Only what was written or placed by this instant: the answer’s `until`, sent along with the next pages, keeps what arrives meanwhile from moving the rest.',
  sortOrder: '`desc`: newest, highest or last first.',
  rating: 'Only reviews of at least this many stars.',
  isVisible: 'Hidden reviews are nobody’s to read here: `false` finds none.',
  isValidNow: '`true`: only promotions whose time is now; `false`: only the others.',
  displayToCustomers: 'Promotions that are not shown are secret: `false` finds none.',
  input: 'What was typed so far.',
  sessionToken: 'One for each address that is searched, made by the browser.',
  includedRegionCodes: 'Countries to search, comma-separated; GB and PT without it.',
  language: 'The language of the texts found, such as `en-GB`.',
  use: 'Where the picture will stand: it decides which sizes the answer names.',
  place_id: 'As a suggestion named it in `placeId`.',
  key: 'An Idempotency-Key that an order was sent with.',
  'idempotency-key': 'Made by the browser; a repeat with the same key and body answers what the first one made.',
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
