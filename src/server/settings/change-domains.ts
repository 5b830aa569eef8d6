import type { StaffDomains } from '../../contract/staff/staff-domains.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange } from '../editing/record-change.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { domainsRefusals } from './domains.refusals.ts';
import { deleteDomain, domainsOf, insertDomain, setPrimary } from './domains.repo.ts';
import { hostOf } from './host-of.ts';

const MAX_DOMAINS = 10;

export interface DomainChange {
  restaurantId: string;
  userId: string;
  /** As typed. */
  host: string;
}

/**
 * Adds a domain to the restaurant. All processes serve it within a second, the life of cached look-ups (`tenants.ts`). Throws a
 * `Refusal` if it is invalid or taken.
 */
export async function addDomain(services: Services, change: DomainChange): Promise<StaffDomains> {
  const host = hostOf(change.host);
  if (!host) throw new Refusal(domainsRefusals.domain_invalid, { fields: { host: 'invalid' } });
  try {
    return await changeDomains(services, change, async (tx, domains) => {
      if (domains.some((each) => each.host === host)) throw new Refusal(domainsRefusals.domain_taken);
      if (domains.length >= MAX_DOMAINS) {
        throw new Refusal(domainsRefusals.too_many_domains, { values: { max: MAX_DOMAINS } });
      }
      await insertDomain(tx, change.restaurantId, host, domains.length === 0);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(domainsRefusals.domain_taken);
    throw error;
  }
}

/** Removes a domain, but not the last one. If it was the primary one, another becomes primary. */
export async function removeDomain(services: Services, change: DomainChange): Promise<StaffDomains> {
  return changeDomains(services, change, async (tx, domains) => {
    const removed = domains.find(({ host }) => host === change.host);
    if (!removed) throw new Refusal(commonRefusals.not_found);
    const [next] = domains.filter(({ host }) => host !== change.host);
    if (!next) throw new Refusal(domainsRefusals.last_domain);
    await deleteDomain(tx, change.restaurantId, change.host);
    if (removed.isPrimary) await setPrimary(tx, change.restaurantId, next.host);
  });
}

/** Makes a domain the primary one, to which links in mails lead. */
export async function makePrimary(services: Services, change: DomainChange): Promise<StaffDomains> {
  return changeDomains(services, change, async (tx, domains) => {
    if (!domains.some(({ host }) => host === change.host)) throw new Refusal(commonRefusals.not_found);
    await setPrimary(tx, change.restaurantId, change.host);
  });
}

type Work = (tx: Tx, domains: StaffDomains['domains']) => Promise<void>;

async function changeDomains(services: Services, change: DomainChange, work: Work): Promise<StaffDomains> {
  const { restaurantId, userId } = change;
  const now = services.clock();
  return inTransaction(services.db, async (tx) => {
    // Locks the restaurant's row, so that two owners cannot remove the last two domains at the same time.
    await lockRestaurant(tx, restaurantId);
    const before = { domains: await domainsOf(tx, restaurantId) };
    await work(tx, before.domains);
    const after = { domains: await domainsOf(tx, restaurantId) };
    await recordChange(
      tx,
      { restaurantId, userId, now },
      { action: 'domains', subject: 'restaurant', subjectId: restaurantId, before, after },
    );
    return after;
  });
}
