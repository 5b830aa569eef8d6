import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../domain/languages.ts';
import type { Tenant } from '../../platform/app.ts';
import type { Services } from '../../services.ts';

interface Source {
  tenant: Tenant;
  language: Language;
  /** Of the content that the answer was made from. */
  revision: number;
  /** An instant from which the answer would be another one. */
  validUntil?: number;
}

/** Lets an answer be given again while its host is the tenant's and the tenant's content is the same. */
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
