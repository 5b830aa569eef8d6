import type { FastifyError, FastifyInstance } from 'fastify';
import { answerProblem } from '../platform/refusals/problems.ts';
import { Refusal, type RefusalKind } from '../platform/refusals/refusal.ts';

interface FileBodies {
  /** Media types. */
  types: string[];
  maxMegabytes: number;
  /** Refuses a larger file, with `max`. */
  tooHeavy: RefusalKind;
  /** Refuses other media types. */
  unsupported: RefusalKind;
}

/** Makes the body of every route of the plugin a file's bytes, and Fastify's errors about it the refusals that are given. */
export function takeFiles(plugin: FastifyInstance, { types, maxMegabytes, tooHeavy, unsupported }: FileBodies): void {
  plugin.removeAllContentTypeParsers();
  plugin.addContentTypeParser(
    types,
    { parseAs: 'buffer', bodyLimit: maxMegabytes * 1024 * 1024 },
    async (_request: unknown, body: Buffer) => body,
  );
  function named(error: FastifyError): Error {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(tooHeavy, { values: { max: maxMegabytes } });
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(unsupported);
    return error;
  }
  plugin.setErrorHandler<FastifyError>((error, request, reply) => answerProblem(named(error), request, reply));
}
