import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { type PrinterRow, printerOfToken } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';
import { answerEpson } from './epson.ts';
import { STAR_TYPES, starJob, starPaper, starPrinted } from './star.ts';

const params = z.object({ secret: z.string().max(100) });
/** No printer sends control characters, and PostgreSQL takes no NUL. */
const text = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .optional();

/**
 * Where printers ask for work: Star's by CloudPRNT (JSON, then GET and DELETE), Epson's by Server Direct Print (forms). Both with
 * the same address, whose secret is all that they show.
 */
export async function printRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  plain.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, { form: Object.fromEntries(new URLSearchParams(String(body))) }),
  );
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const printerOf = async (restaurantId: string, secret: string): Promise<PrinterRow> => {
    const printer = await printerOfToken(services.db, { restaurantId, tokenHash: sha256(secret) });
    if (!printer) throw new Refusal(commonRefusals.not_found);
    return printer;
  };
  const refusals = [commonRefusals.not_found];

  api.post(
    '/print/:secret',
    {
      schema: {
        hide: true,
        params,
        body: z.looseObject({
          form: z.record(z.string(), z.string()).optional(),
          statusCode: text,
          printingInProgress: z.boolean().optional(),
        }),
        refusals,
      },
    },
    async ({ tenant, params: { secret }, body }, reply) => {
      const printer = await printerOf(tenant.id, secret);
      if (!body.form) return reply.send(await starJob(services, printer, body));
      const answer = await answerEpson(services, printer, body.form);
      return reply.type('text/xml; charset=utf-8').send(answer);
    },
  );

  api.get(
    '/print/:secret',
    { schema: { hide: true, params, querystring: z.object({ type: text, token: text }), refusals } },
    async ({ tenant, params: { secret }, query }, reply) => {
      const printer = await printerOf(tenant.id, secret);
      const type = STAR_TYPES.find((each) => each === query.type) ?? STAR_TYPES[0];
      const paper = await starPaper(services, printer, { type, token: query.token });
      if (!paper) throw new Refusal(commonRefusals.not_found);
      return reply.type(type).send(paper);
    },
  );

  api.delete(
    '/print/:secret',
    { schema: { hide: true, params, querystring: z.object({ code: text, token: text }), refusals } },
    async ({ tenant, params: { secret }, query }, reply) => {
      await starPrinted(services, await printerOf(tenant.id, secret), query);
      return reply.code(204).send();
    },
  );
}
