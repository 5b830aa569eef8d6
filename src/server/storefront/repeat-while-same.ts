import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../domain/languages.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { Services } from '../services.ts';

interface Source {
  tenant: Tenant;
  language: Language;
  /** Revision of the content that the answer was made from. */
  revision: number;
  /** Instant (ms) at which the answer expires; undefined: never. */
  validUntil?: number;
}

/**
 * Lets `response-cache.ts` repeat the answer while its host belongs to the tenant, the content has the same revision, and
 * `validUntil` has not passed.
 */
export function repeatWhileSame(
  { tenants, content, clock }: Pick<Services, 'tenants' | 'content' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { tenant, language, revision, validUntil = Number.POSITIVE_INFINITY }: Source,
): void {
  const isTenants = tenants.watch(request.host, tenant);
  const known = content.watch(tenant.id, language);
  reply.repeatWhile = () => isTenants() && known()?.revision === revision && clock() < validUntil;
}
