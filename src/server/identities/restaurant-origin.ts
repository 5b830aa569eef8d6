import type { FastifyRequest } from 'fastify';
import { pageOrigin } from '../pages/page-origin.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { hostOf } from '../settings/host-of.ts';
import { identitiesRefusals } from './identities.refusals.ts';

/**
 * The origin at which a sign-in begins, and to which its code goes. Only a domain of the restaurant's will do: an IP address finds a restaurant,
 * too, and whoever names one of their own in the Host header would be sent the codes of others. Local names do where all is local.
 */
export async function restaurantOrigin({ db, config }: Services, request: FastifyRequest): Promise<string> {
  const origin = pageOrigin(request, config);
  if (config.SIGN_IN_ADDRESS?.startsWith('http:')) return origin;
  const domain = await db
    .selectFrom('restaurant_domains')
    .select('host')
    .where('restaurant_id', '=', request.tenant.id)
    .where('host', '=', hostOf(request.hostname) ?? '')
    .executeTakeFirst();
  if (!domain) throw new Refusal(identitiesRefusals.provider_not_offered);
  return origin;
}
