import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '../../src/server/payments/simulator/answer-call.ts';
import { payPage } from '../../src/server/payments/simulator/pay-page.ts';
import { Simulator, type SimulatorOptions, WAYS, type Way } from '../../src/server/payments/simulator/simulator.ts';

export interface ServedSimulator {
  simulator: Simulator;
  /** What a call waits for before it is answered, as a slow provider lets it; tests change it. */
  before: (call: Pick<Call, 'method' | 'path' | 'headers'>) => Promise<void> | void;
  /** Its address, for `STRIPE_URL`. */
  url: string;
  close(): Promise<void>;
}

/** The simulator as a server of its own, on 127.0.0.1, as tests use it. */
export async function serveSimulator(
  options: Omit<SimulatorOptions, 'pages'> = {},
  port = 0,
): Promise<ServedSimulator> {
  let simulator: Simulator | undefined;
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await textOf(request);
    const id = /^\/pay\/(\w+)$/.exec(url)?.[1];
    const known = simulator as Simulator;
    if (id) {
      const session = known.records.sessions[id];
      const way = new URLSearchParams(body).get('way') as Way;
      const next = method === 'POST' && WAYS.includes(way) ? known.act(id, way) : null;
      if (next) return response.writeHead(303, { location: next }).end();
      return response
        .writeHead(session ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
        .end(session ? payPage(session) : 'Not found');
    }
    const call = { method, path: url, headers: headers as Record<string, string>, body };
    await served.before(call);
    const answer = known.answer(call);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  simulator = new Simulator({ ...options, pages: `${url}/pay` });
  const served: ServedSimulator = { simulator, url, before: () => {}, close: () => close(server) };
  return served;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
