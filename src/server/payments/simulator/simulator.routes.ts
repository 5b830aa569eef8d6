import { createHash } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import type { App } from '../../platform/http/app.ts';
import { answerNotFound } from '../../platform/refusals/problems.ts';
import type { Payments } from '../payments.ts';
import { PAY_PAGE_STYLE, payPage } from './pay-page.ts';
import { WAYS, type Way } from './simulator.ts';
import { isSimulatorOn, SIMULATOR_PATH } from './simulator-on.ts';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(PAY_PAGE_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The pages on which simulated payments are paid, where payments may be simulated. */
export async function simulatorRoutes(
  app: App,
  { config, payments }: { config: Config; payments: Payments },
): Promise<void> {
  if (!isSimulatorOn(config)) return;
  await app.register(async (plain) => {
    plain.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    const hidden = { schema: { hide: true } };
    const path = `${SIMULATOR_PATH}/:id`;

    plain.get<{ Params: { id: string } }>(path, hidden, async (request, reply) => {
      const session = (await payments.simulator()).records.sessions[request.params.id];
      if (!session) return answerNotFound(request, reply);
      return reply
        .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(payPage(session));
    });

    plain.post<{ Params: { id: string } }>(path, hidden, async (request, reply) => {
      const { id } = request.params;
      const simulator = await payments.simulator();
      const way = request.body instanceof URLSearchParams ? (request.body.get('way') as Way) : null;
      if (!simulator.records.sessions[id] || !way || !WAYS.includes(way)) return answerNotFound(request, reply);
      return reply.redirect(simulator.act(id, way) ?? `${SIMULATOR_PATH}/${id}`, 303);
    });
  });
}
