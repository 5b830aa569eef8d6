import { normalizeIP } from '@fastify/rate-limit';

/**
 * Whom limits mean by a network: an IPv4 address, or the /64 network of an IPv6 address. '' for a client that has gone before its request
 * is looked at: its address is known no more, and nobody reads the answer.
 */
export function networkOf({ ip }: { ip: string | undefined }): string {
  return ip ? normalizeIP(ip) : '';
}
