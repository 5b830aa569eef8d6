import type { CustomerNote, CustomerRecord } from '../../contract/staff/staff-customers.ts';
import { blockHashes } from '../blocks/block-keys.ts';
import { blockedOf } from '../blocks/blocks.repo.ts';
import { versioned } from '../editing/versions.ts';
import { countryOf } from '../people/country-of.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { customersAlike, customOf, findCustomer, lastPoints } from './customer-book.repo.ts';
import { presentCustomers } from './present-customer.ts';

/** Movements of points, and customers with the same number, that are shown. */
const LEDGER = 20;
const ALIKE = 10;

/** What the restaurant knows of a customer of its own. Throws a `Refusal` for who never ordered here. */
export async function readCustomer(db: Db, at: { restaurantId: string; id: string }): Promise<CustomerRecord> {
  const { restaurantId, id } = at;
  const [customer] = await presentCustomers(db, restaurantId, [id]);
  const row = await findCustomer(db, at);
  if (!customer || !row) throw new Refusal(commonRefusals.not_found);
  const custom = (await customOf(db, restaurantId, [id])).get(id);
  const hashes = blockHashes(restaurantId, customer, await countryOf(db, restaurantId));
  const ledger = await lastPoints(db, at, LEDGER);
  return {
    ...customer,
    firstOrderAt: toIso(custom?.firstOrderAt ?? row.last_order_at),
    isBlocked: (await blockedOf(db, restaurantId, hashes)).length > 0,
    note: presentNote(row.note),
    ledger: ledger.map(({ created_at, points, reason, note }) => ({
      at: toIso(Number(created_at)),
      points: Number(points),
      reason,
      note: note ?? null,
    })),
    alike: await presentCustomers(db, restaurantId, await customersAlike(db, at, ALIKE)),
  };
}

export function presentNote(note: string): CustomerNote {
  return versioned({ note });
}
