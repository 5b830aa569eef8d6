import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Language } from '../../domain/languages.ts';
import type { RefusalKind } from './refusal.ts';

/** Fastify with Zod: a route's schema types its handler, validates its input and serialises its answer. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The restaurant whose domain was opened. */
export interface Tenant {
  id: string;
  slug: string;
  contentLanguage: Language;
  timezone: string;
}

/** Who is signed in at this restaurant. */
export interface Account {
  userId: string;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifySchema {
    /** What this route may refuse besides what follows from its schema, limits and guards (`openapi/describe-route.ts`). */
    refusals?: readonly RefusalKind[];
    /** For a path that has to be written from another server than the rest of the document. */
    servers?: readonly { url: string }[];
  }
  interface FastifyContextConfig {
    /** Its answer lasts as long as the client wants. */
    isStream?: boolean;
  }
  interface FastifyRequest {
    /** Set for every API and page request that has a known host. */
    tenant: Tenant;
    /** From Accept-Language, else the restaurant's own. */
    language: Language;
    /** Null for visitors. */
    account: Account | null;
  }
  interface FastifyReply {
    /**
     * Set by a handler whose answer is the same for everybody: while this says yes, it is given again to the same question
     * without asking the handler (`ready-answers.ts`).
     */
    repeatWhile: (() => boolean) | null;
    /** What was sent, of a reply that may be repeated. */
    sentBody: unknown;
  }
}
