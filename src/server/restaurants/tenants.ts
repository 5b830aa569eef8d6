import { isIP, isIPv6 } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES } from '../../domain/languages.ts';
import { countryCode } from '../../domain/people/country-code.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';

const KEPT_MS = 1000;
const MAX_HOSTS = 20_000;
const MAX_PORT = 65_535;
/**
 * The length limit of domain names (RFC 1035, 2.3.4). Longer Host headers are not looked up, or they would fill the memory of the
 * cache.
 */
const MAX_NAME = 253;

interface Known {
  tenant: Tenant | null;
  /** Expiry in ms; extended when the next look-up finds the same tenant. */
  until: number;
}

export interface Tenants {
  /** The restaurant of a Host header; null for an unknown host. */
  byHost(host: string): Promise<Tenant | null>;
  /**
   * A synchronous function for repeated use: whether the host is known to belong to this tenant. False as soon as the cached
   * look-up has expired.
   */
  watch(host: string, tenant: Tenant): () => boolean;
}

/**
 * Finds the restaurant of a host (DECISIONS "Tenant"): by its own domain, `{slug}.localhost`, or the development restaurant for
 * localhost and IP addresses. Look-ups are cached for a second.
 */
export function createTenants(db: Db, developmentSlug: string): Tenants {
  const known = new Map<string, Known>();

  async function find(host: string): Promise<Tenant | null> {
    const slug = slugOf(host, developmentSlug);
    const query = db
      .selectFrom('restaurants as r')
      .select(['r.id', 'r.slug', 'r.content_language', 'r.languages', 'r.timezone', 'r.country']);
    const row = await (slug
      ? query.where('r.slug', '=', slug)
      : query.innerJoin('restaurant_domains as d', 'd.restaurant_id', 'r.id').where('d.host', '=', host)
    ).executeTakeFirst();
    if (!row) return null;
    const { id, slug: own, content_language: contentLanguage, timezone } = row;
    return {
      id,
      slug: own,
      contentLanguage,
      languages: fromJson(row.languages) ?? LANGUAGES,
      timezone,
      country: countryCode(row.country),
    };
  }

  return {
    async byHost(hostHeader) {
      const host = hostName(hostHeader);
      if (host.length > MAX_NAME) return null;
      const now = Date.now();
      const entry = known.get(host);
      if (entry && entry.until > now) return entry.tenant;
      const tenant = await find(host);
      const until = now + KEPT_MS;
      // Watchers hold this entry, so it is extended instead of replaced.
      if (entry && isDeepStrictEqual(tenant, entry.tenant)) {
        entry.until = until;
        return entry.tenant;
      }
      if (known.size >= MAX_HOSTS) known.clear();
      known.set(host, { tenant, until });
      return tenant;
    },
    watch(hostHeader, tenant) {
      const entry = known.get(hostName(hostHeader));
      if (entry?.tenant !== tenant) return () => false;
      return () => entry.until > Date.now();
    },
  };
}

/**
 * The host without its port, and an IPv6 address without its brackets; empty if they are missing or around anything else. An
 * impossible port is kept. No restaurant is found then: pages write the host into addresses.
 */
function hostName(header: string): string {
  const written = header.toLowerCase().replace(/:(\d+)$/, (whole, port) => (Number(port) > MAX_PORT ? whole : ''));
  const inBrackets = /^\[(.*)\]$/.exec(written)?.[1];
  if (inBrackets !== undefined) return isIPv6(inBrackets) ? inBrackets : '';
  const name = written.replace(/\.$/, '');
  return isIPv6(name) || /[[\]]/.test(name) ? '' : name;
}

function slugOf(host: string, developmentSlug: string): string | null {
  // Not with a zone id such as "fe80::1%eth0": URLs, which pages make of the host, have none.
  if (host === 'localhost' || (isIP(host) && !host.includes('%'))) return developmentSlug;
  return host.endsWith('.localhost') ? host.slice(0, -'.localhost'.length) : null;
}
