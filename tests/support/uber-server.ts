import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/*
 * Uber Direct as its document has it (developer.uber.com/docs/deliveries: authentication, Direct API, webhooks), for tests: written from there,
 * and stricter than it has to be. What the document does not name is refused, and every refusal is kept. A delivery that is called off goes on
 * naming its fee ("that will be charged if this delivery is created"); what calling it off costs has no field.
 */

const phone = z.string().regex(/^\+[1-9]\d{6,14}$/);
const time = z.iso.datetime();
/** A structured address is a JSON text in a field. */
const address = z.string().transform((text, context) => {
  try {
    const parts = z
      .strictObject({
        street_address: z.array(z.string()).min(1),
        ...{ city: z.string(), state: z.string().optional(), zip_code: z.string(), country: z.string().length(2) },
      })
      .parse(JSON.parse(text));
    return parts;
  } catch {
    context.addIssue({ code: 'custom', message: 'no structured address' });
    return z.NEVER;
  }
});
const places = {
  ...{ pickup_address: address, dropoff_address: address },
  ...{ pickup_latitude: z.number().optional(), pickup_longitude: z.number().optional() },
  ...{ dropoff_latitude: z.number().optional(), dropoff_longitude: z.number().optional() },
  ...{ pickup_ready_dt: time.optional(), pickup_deadline_dt: time.optional() },
  ...{ dropoff_ready_dt: time.optional(), dropoff_deadline_dt: time.optional() },
  ...{ manifest_total_value: z.int().optional(), external_store_id: z.string().optional() },
};
const newQuote = z.strictObject({
  ...places,
  ...{ pickup_phone_number: phone.optional(), dropoff_phone_number: phone.optional() },
});
const item = z.strictObject({
  ...{
    name: z.string().min(1),
    quantity: z.int().min(1),
    size: z.enum(['small', 'medium', 'large', 'xlarge']).optional(),
  },
  ...{ price: z.int().optional(), must_be_upright: z.boolean().optional(), weight: z.int().optional() },
});
const newDelivery = z.strictObject({
  ...places,
  ...{ pickup_name: z.string().min(1), pickup_phone_number: phone, pickup_notes: z.string().max(280).optional() },
  ...{ dropoff_name: z.string().min(1), dropoff_phone_number: phone, dropoff_notes: z.string().max(280).optional() },
  ...{ pickup_business_name: z.string().optional(), dropoff_business_name: z.string().optional() },
  manifest_items: z.array(item).min(1),
  ...{ manifest_reference: z.string().optional(), quote_id: z.string().optional(), external_id: z.string().optional() },
  undeliverable_action: z.enum(['leave_at_door', 'return', 'discard']).optional(),
  dropoff_verification: z.strictObject({ identification: z.strictObject({ min_age: z.int() }).optional() }).optional(),
  ...{ idempotency_key: z.string().optional(), tip: z.int().optional() },
});
const STATUSES = ['pending', 'pickup', 'pickup_complete', 'dropoff', 'delivered', 'canceled', 'returned'] as const;
const TOKEN_S = 2_592_000;
const QUOTE_MS = 15 * 60_000;

export interface UberDelivery {
  id: string;
  sent: z.infer<typeof newDelivery>;
  created: number;
  status: (typeof STATUSES)[number];
  courier?: { name: string };
  undeliverable_reason?: string;
}

export async function startUber({ now = Date.now }: { now?: () => number } = {}) {
  const client = { client_id: 'the-client', client_secret: 'the-clients-secret', customer_id: 'cus_trattoria' };
  const signingKey = 'the-webhooks-key';
  const tokens = new Map<string, number>();
  const quotes = new Map<string, number>();
  const deliveries: UberDelivery[] = [];
  const asked: string[] = [];
  /** What was refused because the document does not name it. */
  const mistakes: unknown[] = [];
  const server = {
    /** `off`: 503; `lost`: does what it is asked, and does not answer; `far`: nobody goes there; `shut`: the account may not do anything. */
    mode: 'on' as 'on' | 'off' | 'lost' | 'far' | 'shut',
    ...{ fee: 620, currency: 'GBP', isKept: false },
    ...{ tokens, deliveries, asked, mistakes, client, signingKey },
  };

  type Answer = [status: number, body: unknown];
  const failed = (status: number, code: string, message: string, metadata?: object): Answer => [
    status,
    { code, message, kind: 'error', ...(metadata && { metadata }) },
  ];

  function answer({ method, url = '', headers }: IncomingMessage, body: string): Answer {
    const path = url.split('?')[0] ?? '';
    if (method === 'POST' && path === '/oauth/v2/token') return grant(headers, body);
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    if ((tokens.get(token) ?? 0) <= now())
      return [401, { code: 'unauthorized', message: 'Invalid OAuth 2.0 credentials provided.' }];
    const place = /^\/v1\/customers\/([^/]+)\/(delivery_quotes|deliveries)(?:\/([^/]+)(\/cancel)?)?$/.exec(path);
    if (place?.[1] !== client.customer_id) return failed(404, 'customer_not_found', 'Customer does not exist.');
    if (server.mode === 'shut')
      return failed(403, 'customer_blocked', 'Your account is not allowed to create deliveries.');
    if (body && headers['content-type'] !== 'application/json') return failed(400, 'invalid_params', 'no JSON');
    const [, , kind, id, isCancel] = place;
    if (method === 'POST' && !id) return kind === 'delivery_quotes' ? quote(body) : create(body);
    if (method === 'GET' && !id && kind === 'deliveries') return list(url);
    const found = deliveries.find((each) => each.id === id);
    if (!found) return failed(404, 'delivery_not_found', 'The requested delivery does not exist.');
    if (method === 'GET' && !isCancel) return [200, shown(found)];
    if (method !== 'POST' || !isCancel) return failed(404, 'not_found', path);
    if (server.isKept || STATUSES.indexOf(found.status) > 1) {
      return failed(400, 'noncancelable_delivery', 'Delivery cannot be canceled.');
    }
    found.status = 'canceled';
    return [200, shown(found)];
  }

  function grant(headers: IncomingMessage['headers'], body: string): Answer {
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return [400, { error: 'invalid_request' }];
    const form = Object.fromEntries(new URLSearchParams(body));
    const { client_id, client_secret, grant_type, scope, ...others } = form;
    if (Object.keys(others).length > 0 || grant_type !== 'client_credentials')
      return [400, { error: 'invalid_request' }];
    if (client_id !== client.client_id || client_secret !== client.client_secret)
      return [401, { error: 'invalid_client' }];
    if (scope !== 'eats.deliveries') return [400, { error: 'invalid_scope' }];
    const token = `token-${tokens.size + 1}`;
    tokens.set(token, now() + TOKEN_S * 1000);
    return [200, { access_token: token, expires_in: TOKEN_S, token_type: 'Bearer', scope }];
  }

  function quote(body: string): Answer {
    const parsed = newQuote.safeParse(JSON.parse(body));
    if (!parsed.success) return invalid(parsed.error);
    if (server.mode === 'far')
      return failed(400, 'address_undeliverable', 'The specified location is not in a deliverable area.');
    const id = `dqt_${quotes.size + 1}`;
    quotes.set(id, now() + QUOTE_MS);
    return [
      200,
      {
        ...{ kind: 'delivery_quote', id, created: iso(now()), expires: iso(now() + QUOTE_MS) },
        ...{ fee: server.fee, currency: server.currency.toLowerCase(), currency_type: server.currency },
        ...{ duration: 33, pickup_duration: 12, dropoff_eta: iso(now() + 33 * 60_000) },
      },
    ];
  }

  function create(body: string): Answer {
    const parsed = newDelivery.safeParse(JSON.parse(body));
    if (!parsed.success) return invalid(parsed.error);
    const { quote_id, idempotency_key } = parsed.data;
    const same = deliveries.find(
      ({ sent }) => idempotency_key !== undefined && sent.idempotency_key === idempotency_key,
    );
    if (same)
      return failed(409, 'duplicate_delivery', 'An active delivery like this already exists.', {
        delivery_id: same.id,
      });
    if (quote_id !== undefined && (quotes.get(quote_id) ?? 0) <= now())
      return failed(400, 'expired_quote', 'The price or ETA of the quote has expired.');
    const delivery: UberDelivery = {
      id: `del_${deliveries.length + 1}`,
      sent: parsed.data,
      status: 'pending',
      created: now(),
    };
    deliveries.push(delivery);
    return [200, shown(delivery)];
  }

  /** In an order that nothing names, and in pages no longer than it likes. */
  function list(url: string): Answer {
    const { searchParams } = new URL(url, 'http://uber');
    const from = Number(searchParams.get('offset'));
    const data = deliveries.slice(from, from + Math.min(Number(searchParams.get('limit')), 2)).map(shown);
    return [200, { object: 'list', data, next_href: '', total_count: -1, url }];
  }

  function invalid(error: z.ZodError): Answer {
    mistakes.push(error.issues);
    return failed(400, 'invalid_params', 'The parameters of your request were invalid.');
  }

  function shown({ id, sent, created, status, courier, undeliverable_reason = '' }: UberDelivery) {
    return {
      ...{
        id,
        kind: 'delivery',
        status,
        quote_id: sent.quote_id,
        fee: server.fee,
        currency: server.currency.toLowerCase(),
      },
      ...{ complete: ['delivered', 'canceled', 'returned'].includes(status), live_mode: false, undeliverable_reason },
      ...{ tracking_url: `https://www.ubereats.com/orders/${id}`, ...(courier && { courier }) },
      ...{
        manifest: { reference: sent.manifest_reference ?? '' },
        created: iso(created),
        updated: iso(now()),
        pickup_eta: iso(now() + 12 * 60_000),
        dropoff_eta: iso(now() + 33 * 60_000),
      },
    };
  }

  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}`);
      if (server.mode === 'off')
        return void response.writeHead(503).end(JSON.stringify({ code: 'service_unavailable', message: 'Try later.' }));
      const [status, body] = answer(request, Buffer.concat(parts).toString());
      if (server.mode === 'lost') return void response.destroy();
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // It keeps no process alive that has forgotten it.
  http.unref();

  return Object.assign(server, {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    /** An event of a delivery as it is posted, signed over its body. */
    event(delivery: UberDelivery) {
      const body = JSON.stringify({
        ...{ kind: 'event.delivery_status', id: `evt_${asked.length}`, created: iso(now()), live_mode: false },
        ...{ status: delivery.status, delivery_id: delivery.id, data: shown(delivery) },
      });
      return { body, signature: createHmac('sha256', signingKey).update(body).digest('hex') };
    },
    close: () =>
      new Promise<void>((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  });
}

const iso = (at: number) => new Date(at).toISOString();
