import type { FastifyRequest } from 'fastify';

/** A platform's profile in the header `UCP-Agent`, a dictionary of structured fields (RFC 8941). */
const PROFILE = /(?:^|[,;\s])profile="([^"\\]{1,500})"/;

/** The host of the profile by which a platform names itself; null: it names none. Nobody has proved it: it counts calls, and opens nothing. */
export function platformOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const [, profile = ''] = PROFILE.exec(String(headers['ucp-agent'] ?? '')) ?? [];
  return profileHost(profile);
}

/** null: it is no address. */
export function profileHost(profile: string): string | null {
  const url = URL.parse(profile);
  return url && /^https?:$/.test(url.protocol) ? url.host : null;
}
