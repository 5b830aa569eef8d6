import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Language } from '../../../domain/languages.ts';
import type { RefusalKind } from '../refusals/refusal.ts';

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
  /** What customers are offered, its own among them. */
  languages: readonly Language[];
  timezone: string;
  /** ISO 3166: where numbers without a country's code are from; null: unknown. */
  country: string | null;
}

/** Who is signed in at this restaurant. */
export interface Account {
  userId: string;
  /** Of a key, which has no session, its own id. */
  sessionId: string;
  /** Ordering without an account: such a session may do little else. */
  isGuest: boolean;
  /** Another system that acts by a key of the restaurant. */
  isKey?: true;
}

declare module 'fastify' {
  interface FastifySchema {
    /** Refusals to document beside those that follow from the route's schema, limits and guards (`openapi/describe-route.ts`). */
    refusals?: readonly RefusalKind[];
    /** The OpenAPI `servers` of this path, where they differ from the document's. */
    servers?: readonly { url: string }[];
  }
  interface FastifyContextConfig {
    /** The answer is an event stream, which ends when the client closes it. */
    isStream?: boolean;
  }
  interface FastifyRequest {
    /** Set for every request to the API. */
    tenant: Tenant;
    /** The first language of Accept-Language that is offered here (staff are offered all), else the restaurant's content language. */
    language: Language;
    /** Null for visitors. */
    account: Account | null;
  }
  interface FastifyReply {
    /**
     * Set by a handler whose answer is the same for everybody. While it returns true, identical requests are answered with the
     * same bytes, without calling the handler (`response-cache.ts`); null: never.
     */
    repeatWhile: (() => boolean) | null;
    /** The body that was sent, recorded only if `repeatWhile` is set. */
    sentBody: unknown;
  }
}
