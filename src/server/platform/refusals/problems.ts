import type { FastifyError, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Problem, ProblemField } from '../../../contract/problem.ts';
import { FALLBACK_LANGUAGE, type Language } from '../../../domain/languages.ts';
import { isOutage } from '../http/outage.ts';
import { fill } from '../sentence.ts';
import { commonRefusals } from './common-refusals.ts';
import { fieldMessage } from './field-messages.ts';
import { Refusal, type RefusalKind } from './refusal.ts';

export const PROBLEM_HEADERS = {
  'content-type': 'application/problem+json; charset=utf-8',
  'cache-control': 'no-store',
};
/** Sent as Retry-After with the answer to a request that found the database unavailable. */
const OUTAGE_PAUSE_MS = 2000;

/** The one place where an error becomes an answer (RFC 9457; DECISIONS "Wire format"). */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, request);
  const { internal, unavailable } = commonRefusals;
  if (refusal.kind.code === internal.code) request.log.error({ err: error }, 'unexpected error');
  if (refusal.kind.code === unavailable.code) request.log.error({ err: error }, 'the database is away or cannot write');
  if (refusal.cause) request.log.warn({ err: refusal.cause }, refusal.kind.code);
  return sendProblem(request, reply, refusal);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, new Refusal(commonRefusals.not_found));
}

/** Answers 405 with Allow if the path has a route for other methods (RFC 9110, 15.5.6), else 404. */
export function answerNobodys(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { server, url } = request;
  const methods = server.supportedMethods.filter((method) => server.findRoute({ method: method as HTTPMethods, url }));
  // With a route for this very method it was the route that found nothing, such as a missing static file: 404.
  if (methods.length === 0 || methods.includes(request.method)) return answerNotFound(request, reply);
  reply.header('allow', methods.join(', '));
  return sendProblem(request, reply, new Refusal(commonRefusals.method_not_allowed));
}

/** The problem document of a refusal (RFC 9457). */
export function problemDocument({ kind, details }: Refusal, language: Language, requestId: string): Problem {
  const message = fill(kind.message[language], details.values);
  const errors = details.fields ? fieldErrors(details.fields, language) : details.errors;
  return {
    ...details.extra,
    type: `https://servery.example/problems/${kind.code}`,
    title: kind.code.replaceAll('_', ' '),
    status: kind.status,
    detail: message,
    message,
    code: kind.code,
    requestId,
    ...(errors && { errors }),
  };
}

function fieldErrors(fields: Record<string, string>, language: Language): ProblemField[] {
  return Object.entries(fields).map(([field, name]) => ({ field, message: fieldMessage(name, language) }));
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfterMs } = refusal.details;
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterMs / 1000)));
  // The route's serialiser has no schema for problem documents and would fail: send the text unchanged.
  return reply
    .code(refusal.kind.status)
    .headers(PROBLEM_HEADERS)
    .serializer((payload: unknown) => payload as string)
    .send(JSON.stringify(problemDocument(refusal, languageOf(request), request.id)));
}

function toRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed id in the path is answered like an unknown one.
    if (error.validationContext === 'params') return new Refusal(commonRefusals.not_found);
    const language = languageOf(request);
    const errors = error.validation.map(
      (issue): ProblemField => ({
        field: issue.instancePath.split('/').filter(Boolean).join('.'),
        message: fieldMessage(issue.message ?? '', language),
      }),
    );
    // 422 for a well-formed body with wrong values, 400 for a wrong query or header.
    const kind = withStatus(commonRefusals.invalid_request, error.validationContext === 'body' ? 422 : 400);
    return new Refusal(kind, { errors });
  }
  const status = (error as FastifyError | undefined)?.statusCode;
  if (status === 429) return new Refusal(commonRefusals.too_many_requests);
  if (status && status >= 400 && status < 500) {
    return new Refusal(withStatus(commonRefusals.invalid_request, status));
  }
  if (isOutage(error)) return new Refusal(commonRefusals.unavailable, { retryAfterMs: OUTAGE_PAUSE_MS });
  return new Refusal(commonRefusals.internal);
}

/** The same refusal with another status: Fastify's own errors bring theirs, such as 413 for a body that is too large. */
export function withStatus(kind: RefusalKind, status: number): RefusalKind {
  return { ...kind, status };
}

function languageOf(request: FastifyRequest): Language {
  return request.language ?? FALLBACK_LANGUAGE;
}
