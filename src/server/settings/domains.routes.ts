import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { domainInput, domainParams, staffDomainsAnswer } from '../../contract/staff/staff-domains.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { addDomain, type DomainChange, makePrimary, removeDomain } from './change-domains.ts';
import { domainsRefusals } from './domains.refusals.ts';
import { domainsOf } from './domains.repo.ts';

const { forbidden, not_found } = commonRefusals;
const { domain_invalid, domain_taken, last_domain, too_many_domains } = domainsRefusals;

/** Routes on which owners manage the restaurant's domains (decision 033). */
export async function domainsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'domains')];
  const of = (request: FastifyRequest, host: string): DomainChange => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    host,
  });

  api.get(
    '/staff/domains',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listDomains',
        summary: 'List the restaurant’s domains, the primary one first',
        response: { 200: staffDomainsAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: { domains: await domainsOf(services.db, tenant.id) } }),
  );

  api.post(
    '/staff/domains',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'addDomain',
        summary: 'Add a domain to the restaurant',
        body: domainInput,
        response: { 201: staffDomainsAnswer },
        refusals: [forbidden, domain_invalid, domain_taken, too_many_domains],
      },
    },
    async (request, reply) => reply.code(201).send({ data: await addDomain(services, of(request, request.body.host)) }),
  );

  api.delete(
    '/staff/domains/:host',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'removeDomain',
        summary: 'Remove a domain, unless it is the last one',
        params: domainParams,
        response: { 200: staffDomainsAnswer },
        refusals: [forbidden, not_found, last_domain],
      },
    },
    async (request) => ({ data: await removeDomain(services, of(request, request.params.host)) }),
  );

  api.put(
    '/staff/domains/:host/primary',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'makeDomainPrimary',
        summary: 'Make a domain the primary one, which links in e-mails use',
        params: domainParams,
        response: { 200: staffDomainsAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => ({ data: await makePrimary(services, of(request, request.params.host)) }),
  );
}
