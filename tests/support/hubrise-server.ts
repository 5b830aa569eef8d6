import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { hubRiseCatalogs } from './hubrise-catalogs.ts';

/*
 * HubRise as its document has it (hubrise.com/developers/api: authentication, general concepts, orders, callbacks; catalogs and inventories in
 * `hubrise-catalogs.ts`), for tests: written from
 * there, and stricter than it has to be. What the document does not name is refused.
 */

const STATUSES = [
  ...['new', 'received', 'accepted', 'in_preparation', 'awaiting_shipment', 'awaiting_collection', 'in_delivery'],
  ...['completed', 'rejected', 'cancelled', 'delivery_failed'],
] as const;
const money = z.string().regex(/^-?\d+\.\d{2} [A-Z]{3}$/);
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
const time = z.iso.datetime({ offset: true });
const ref = z.string().min(1).max(255);
const option = z.strictObject({
  ...{ option_list_name: z.string(), name: z.string(), ref: ref.optional(), price: money.optional() },
  ...{ quantity: z.int().min(1).optional(), removed: z.boolean().optional() },
});
const item = z.strictObject({
  ...{
    private_ref: ref.optional(),
    product_name: z.string(),
    sku_name: z.string().optional(),
    sku_ref: ref.optional(),
  },
  ...{ price: money, quantity: decimal, tax_rate: decimal.optional(), customer_notes: z.string().optional() },
  options: z.array(option).optional(),
});
const named = { private_ref: ref.optional(), ref: ref.optional() };
const newOrder = z.strictObject({
  ...{ ref: ref.optional(), private_ref: ref.optional(), status: z.enum(STATUSES) },
  ...{ service_type: z.enum(['delivery', 'collection', 'eat_in']).optional(), service_type_ref: ref.optional() },
  ...{ expected_time: time.optional(), confirmed_time: time.optional() },
  ...{
    customer_notes: z.string().optional(),
    seller_notes: z.string().optional(),
    collection_code: z.string().optional(),
  },
  items: z.array(item).optional(),
  discounts: z.array(z.strictObject({ ...named, name: z.string(), price_off: money })).optional(),
  charges: z
    .array(z.strictObject({ ...named, name: z.string(), price: money, tax_rate: decimal.optional() }))
    .optional(),
  payments: z.array(z.strictObject({ ...named, name: z.string().optional(), amount: money })).optional(),
  customer: z
    .strictObject({
      ...{ email: z.string(), first_name: z.string(), last_name: z.string(), phone: z.string(), address_1: z.string() },
      ...{ address_2: z.string(), postal_code: z.string(), city: z.string(), country: z.string() },
      ...{ delivery_notes: z.string() },
    })
    .partial()
    .optional(),
});
const change = z.strictObject({
  ...{ status: z.enum(STATUSES).optional(), confirmed_time: time.optional(), seller_notes: z.string().optional() },
});
const callback = z.strictObject({
  url: z.url().nullable(),
  events: z.strictObject({
    order: z.array(z.enum(['create', 'update'])).optional(),
    inventory: z.array(z.enum(['patch', 'update'])).optional(),
  }),
});

export type HubRiseOrder = z.infer<typeof newOrder> & { id: string; location_id: string };

export async function startHubRise() {
  const client = { id: 'client.hubrise.com', secret: 'the-clients-secret' };
  const codes = new Map<string, string>();
  /** Tokens with their location. */
  const tokens = new Map<string, string>();
  const callbacks = new Map<string, string | null>();
  const orders: HubRiseOrder[] = [];
  const catalogs = hubRiseCatalogs();
  /** What the owner lets us do at each location. */
  const scopes = new Map<string, string>();
  const asked: string[] = [];
  let granted = 0;
  let told = 0;
  /** `lost`: does what it is asked, and does not answer; `off`: 503. */
  const server = { mode: 'on' as 'on' | 'off' | 'lost', asked, orders, callbacks, tokens, client, catalogs };

  function authorize(query: URLSearchParams): string {
    for (const name of ['redirect_uri', 'client_id', 'scope']) if (!query.get(name)) throw new Error(`no ${name}`);
    if (query.get('client_id') !== client.id) throw new Error('another client');
    if (!/^location\[[a-z_.,]+\]$/.test(query.get('scope') ?? '')) throw new Error('no scope');
    scopes.set(client.id, query.get('scope') ?? '');
    return query.get('state') ?? '';
  }

  function answer(request: IncomingMessage, body: string): [status: number, body: unknown, address?: string] {
    const url = new URL(request.url ?? '', 'http://hubrise');
    const { pathname: path } = url;
    if (path === '/oauth2/v1/authorize' && request.method === 'GET') return [302, {}, grantedOn(url.searchParams)];
    if (path.startsWith('/oauth2/v1/')) return oauth(path, request, body);
    const location = tokens.get(String(request.headers['x-access-token']));
    if (!location)
      return [
        401,
        { message: 'The access token is invalid or the connection has been revoked', error_type: 'unauthorized' },
      ];
    const json = request.headers['content-type'] === 'application/json';
    if (body && !json) return [415, { error_type: 'unsupported_media_type' }];
    if (path.startsWith('/v1/catalogs/'))
      return catalogs.answer(request.method ?? '', path, { body, location, scope: scopes.get(client.id) ?? '' });
    const here = orders.filter(({ location_id }) => location_id === location);
    if (path === '/v1/callback' && request.method === 'POST') {
      const parsed = callback.safeParse(JSON.parse(body));
      if (!parsed.success) return invalid(parsed.error);
      callbacks.set(location, parsed.data.url);
      return [200, parsed.data];
    }
    if (path === '/v1/location/orders' && request.method === 'POST') {
      const parsed = newOrder.safeParse(JSON.parse(body));
      if (!parsed.success) return invalid(parsed.error);
      if (here.some(({ private_ref }) => private_ref === parsed.data.private_ref))
        return [422, { message: 'Validation failed' }];
      const order = { ...parsed.data, id: `hr${orders.length + 1}`, location_id: location };
      orders.push(order);
      return [200, order];
    }
    if (path === '/v1/location/orders' && request.method === 'GET') {
      return [200, here.filter(({ private_ref }) => private_ref === url.searchParams.get('private_ref'))];
    }
    const found = here.find(({ id }) => path === `/v1/location/orders/${id}`);
    if (!found) return [404, { error_type: 'not_found' }];
    if (request.method === 'GET') return [200, found];
    if (request.method !== 'PATCH') return [404, { error_type: 'routing_error' }];
    const parsed = change.safeParse(JSON.parse(body));
    if (!parsed.success) return invalid(parsed.error);
    return [200, Object.assign(found, parsed.data)];
  }

  function oauth(path: string, { method, headers }: IncomingMessage, body: string): [number, unknown] {
    const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
    if (method !== 'POST' || headers.authorization !== basic) return [401, { error_type: 'unauthorized' }];
    const form = new URLSearchParams(body);
    if (path.endsWith('/revoke')) return [tokens.delete(form.get('token') ?? '') ? 200 : 400, {}];
    const location = codes.get(form.get('code') ?? '');
    if (!location || [...form.keys()].length !== 1) return [400, { message: 'invalid code' }];
    codes.delete(form.get('code') ?? '');
    return [
      200,
      {
        access_token: tokenOf(location),
        token_type: 'Bearer',
        account_id: 'a',
        location_id: location,
        location_name: 'Paris',
        account_name: 'Bella Pizza',
        ...catalogs.chosen(location, scopes.get(client.id) ?? ''),
      },
    ];
  }

  /** Back to who asked, as when the owner has chosen a location on the page. */
  function grantedOn(query: URLSearchParams): string {
    const state = authorize(query);
    return `${query.get('redirect_uri')}?${new URLSearchParams({ code: codeFor('paris'), state })}`;
  }

  const invalid = (error: z.ZodError): [number, unknown] => [
    422,
    { message: 'Validation failed', errors: error.issues },
  ];

  const http = createServer((request, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url?.split('?')[0]}`);
      if (server.mode === 'off') return void response.writeHead(503).end();
      const [status, body, location] = answer(request, Buffer.concat(parts).toString());
      if (server.mode === 'lost') return void response.destroy();
      response
        .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // It keeps no process alive that has forgotten it.
  http.unref();

  /** An event of an order as it is posted, signed over its body. */
  const event = (order: HubRiseOrder, more: object = {}) =>
    signed({
      ...{ resource_type: 'order', event_type: 'update', location_id: order.location_id, order_id: order.id },
      ...{ previous_state: {}, new_state: order, ...more },
    });

  /** What has run out has changed: no state, but for `patch` what was changed. */
  const inventoryEvent = (location: string) =>
    signed({
      ...{ resource_type: 'inventory', event_type: 'patch', location_id: location },
      ...{ catalog_id: catalogs.idOf(location), state_change: [] },
    });

  function signed(words: object) {
    const body = JSON.stringify({ id: `e${++told}`, created_at: '2026-06-17T14:00:00+02:00', ...words });
    return { body, signature: createHmac('sha256', client.secret).update(body).digest('hex') };
  }

  function codeFor(location: string): string {
    const code = `code-${++granted}`;
    codes.set(code, location);
    return code;
  }
  /** The token of a location, which is the same whenever it is granted. */
  function tokenOf(location: string): string {
    const token = `token-of-${location}`;
    tokens.set(token, location);
    return token;
  }

  return Object.assign(server, {
    code: codeFor,
    /** A location that was granted before, with all that is asked for today. */
    open(location: string) {
      scopes.set(client.id, 'location[orders.write,catalog.write,inventory.read]');
      return tokenOf(location);
    },
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    /** An owner grants a location on the page that an address opens. Returns what it leads back with. */
    grant(page: string, location: string) {
      const state = authorize(new URL(page).searchParams);
      return { code: codeFor(location), state };
    },
    event,
    inventoryEvent,
    close: () =>
      new Promise<void>((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  });
}
