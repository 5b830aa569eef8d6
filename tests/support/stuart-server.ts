import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/*
 * Stuart as its published clients and its help have it (api-docs.stuart.com, On-demand, version 2; StuartApp/stuart-client-php, -csharp), for
 * tests: written from there, and stricter than it has to be. What they do not name is refused, and every refusal is kept. A job that is called
 * off goes on naming its price; what calling it off costs, which its help says depends on when, has no field.
 */

const contact = z
  .strictObject({
    ...{ firstname: z.string().min(1).optional(), lastname: z.string().min(1).optional() },
    ...{ company: z.string().min(1).optional(), phone: z.string().regex(/^\+\d{7,15}$/), email: z.string().optional() },
  })
  .refine(({ company, firstname, lastname }) => company || (firstname && lastname), 'both names, or a company');
const stop = {
  ...{ address: z.string().min(5), comment: z.string().optional(), contact },
  coordinates: z.strictObject({ lat: z.number(), long: z.number() }).optional(),
};
const newJob = z.strictObject({
  job: z.strictObject({
    ...{
      pickup_at: z.iso.datetime({ offset: true }).optional(),
      dropoff_at: z.iso.datetime({ offset: true }).optional(),
    },
    ...{ assignment_code: z.string().optional(), transport_type: z.string().optional() },
    pickups: z.array(z.strictObject(stop)).length(1),
    dropoffs: z
      .array(
        z.strictObject({
          ...stop,
          package_type: z.enum(['xsmall', 'small', 'medium', 'large', 'xlarge']),
          ...{ package_description: z.string().optional(), client_reference: z.string().max(100).optional() },
        }),
      )
      .min(1),
  }),
});
/** A month, as their help says. */
const TOKEN_S = 2_592_000;

export interface StuartJob {
  id: number;
  sent: z.infer<typeof newJob>['job'];
  status: 'new' | 'searching' | 'in_progress' | 'finished' | 'canceled' | 'expired';
  delivery: string;
  driver?: { display_name: string };
  comment?: string;
}

export async function startStuart({ now = Date.now }: { now?: () => number } = {}) {
  const client = { client_id: 'stuart-client', client_secret: 'stuart-secret' };
  const tokens = new Map<string, number>();
  const jobs: StuartJob[] = [];
  const asked: string[] = [];
  const mistakes: unknown[] = [];
  const server = {
    /** `off`: 503; `lost`: does what it is asked, and does not answer; `mute`: the same of what makes a job; `far`: nobody goes there. */
    mode: 'on' as 'on' | 'off' | 'lost' | 'mute' | 'far',
    ...{ amount: 7.5, currency: 'GBP', tokens, jobs, asked, mistakes, client },
  };

  type Answer = [status: number, body: unknown];

  function answer({ method, url = '', headers }: IncomingMessage, body: string): Answer {
    const { pathname: path, searchParams } = new URL(url, 'http://stuart');
    if (method === 'POST' && path === '/oauth/token') return grant(body);
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    if ((tokens.get(token) ?? 0) <= now())
      return [401, { error: 'INVALID_GRANT', message: 'The access token is invalid.' }];
    if (method === 'POST' && path === '/v2/jobs/pricing') return price(body);
    if (method === 'POST' && path === '/v2/jobs') return create(body);
    if (method === 'GET' && path === '/v2/jobs') {
      const reference = searchParams.get('client_reference');
      return [200, jobs.filter(({ sent }) => sent.dropoffs[0]?.client_reference === reference).map(shown)];
    }
    const [, id, isCancel] = /^\/v2\/jobs\/(\d+)(\/cancel)?$/.exec(path) ?? [];
    const found = jobs.find((each) => String(each.id) === id);
    if (!found) return [404, { error: 'JOB_NOT_FOUND', message: 'Job not found.' }];
    if (method === 'GET' && !isCancel) return [200, shown(found)];
    if (method !== 'POST' || !isCancel) return [404, { error: 'NOT_FOUND', message: path }];
    if (!['new', 'searching'].includes(found.status) && found.delivery !== 'picking')
      return [422, { error: 'CANT_CANCEL_JOB', message: 'The job can not be cancelled.' }];
    Object.assign(found, { status: 'canceled', delivery: 'cancelled' });
    return [204, undefined];
  }

  function grant(body: string): Answer {
    const form = Object.fromEntries(new URLSearchParams(body));
    const { client_id, client_secret, grant_type, scope, ...others } = form;
    if (Object.keys(others).length > 0 || grant_type !== 'client_credentials' || scope !== 'api')
      return [400, { error: 'invalid_request', error_description: 'The request is not valid.' }];
    if (client_id !== client.client_id || client_secret !== client.client_secret)
      return [401, { error: 'invalid_client', error_description: 'Client authentication failed.' }];
    const token = `token-${tokens.size + 1}`;
    tokens.set(token, now() + TOKEN_S * 1000);
    return [
      200,
      { access_token: token, token_type: 'bearer', expires_in: TOKEN_S, scope, created_at: Math.floor(now() / 1000) },
    ];
  }

  function price(body: string): Answer {
    const parsed = newJob.safeParse(JSON.parse(body));
    if (!parsed.success) return invalid(parsed.error);
    if (server.mode === 'far')
      return [422, { error: 'JOB_DISTANCE_NOT_ALLOWED', message: 'The distance is too long.', data: [] }];
    return [200, { amount: server.amount, currency: server.currency }];
  }

  function create(body: string): Answer {
    const parsed = newJob.safeParse(JSON.parse(body));
    if (!parsed.success) return invalid(parsed.error);
    const { job: sent } = parsed.data;
    const reference = sent.dropoffs[0]?.client_reference;
    if (jobs.some((each) => each.sent.dropoffs[0]?.client_reference === reference && each.status !== 'canceled'))
      return [422, { error: 'RECORD_INVALID', message: 'Client reference has already been taken.', data: {} }];
    const job: StuartJob = { id: 100 + jobs.length, sent, status: 'searching', delivery: 'pending' };
    jobs.push(job);
    return [201, shown(job)];
  }

  function invalid(error: z.ZodError): Answer {
    mistakes.push(error.issues);
    return [422, { error: 'RECORD_INVALID', message: 'The record is not valid.', data: {} }];
  }

  function shown({ id, sent, status, delivery, driver, comment }: StuartJob) {
    const [dropoff] = sent.dropoffs;
    return {
      ...{ id, status, package_type: dropoff?.package_type, pickup_at: sent.pickup_at ?? null, dropoff_at: null },
      ...{ distance: 1.9, duration: 14, driver: driver ?? null },
      deliveries: [
        {
          ...{ id: 5000 + id, status: delivery, client_reference: dropoff?.client_reference ?? null },
          ...{ tracking_url: `https://stuart.followmy.delivery/${id}`, picked_at: null, delivered_at: null },
          eta: {
            pickup: new Date(now() + 9 * 60_000).toISOString(),
            dropoff: new Date(now() + 23 * 60_000).toISOString(),
          },
          cancellation: comment ? { canceled_by: 'stuart', reason_key: 'other', comment } : null,
        },
      ],
      pricing: {
        ...{ currency: server.currency, tax_percentage: 0.2, price_tax_excluded: server.amount },
        ...{
          price_tax_included: Math.round(server.amount * 120) / 100,
          tax_amount: Math.round(server.amount * 20) / 100,
        },
      },
    };
  }

  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}`);
      if (server.mode === 'off') return void response.writeHead(503).end('{}');
      const [status, body] = answer(request, Buffer.concat(parts).toString());
      const isMute = server.mode === 'mute' && request.method === 'POST' && request.url === '/v2/jobs';
      if (server.mode === 'lost' || isMute) return void response.destroy();
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(body === undefined ? '' : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // It keeps no process alive that has forgotten it.
  http.unref();

  return Object.assign(server, {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  });
}
