import type {
  CustomerNote,
  CustomerNoteInput,
  CustomerRecord,
  GrantPointsInput,
} from '../../contract/staff/staff-customers.ts';
import { findUser } from '../accounts/users.repo.ts';
import { creationId } from '../editing/creation-id.ts';
import { recordChange } from '../editing/record-change.ts';
import { requireVersion } from '../editing/versions.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { grantPoints } from '../promotions/points-ledger.repo.ts';
import type { Services } from '../services.ts';
import { customerBookRefusals } from './customer-book.refusals.ts';
import { lockCustomer, writeNote } from './customer-book.repo.ts';
import { presentNote, readCustomer } from './read-customer.ts';

/** Who of the staff changes what is known of which customer, and when (ms). */
interface CustomerAct {
  restaurantId: string;
  userId: string;
  now: number;
  id: string;
}

/** Replaces what staff noted about a customer, unless somebody else has since (409 with the `note`). */
export async function changeNote(
  { db }: Services,
  act: CustomerAct,
  { note, expectedVersion }: CustomerNoteInput,
): Promise<CustomerNote> {
  return inTransaction(db, async (tx) => {
    const found = await heldCustomer(tx, act);
    requireVersion(expectedVersion, { note: presentNote(found.note) });
    if (note !== found.note) {
      await writeNote(tx, act, note);
      // Without the words, which may say what only the customer may keep.
      await record(tx, act, 'customer_note', {});
    }
    return presentNote(note);
  });
}

/** Credits points for a reason. Points are an account's: a guest has none. Sent again with the same key, it credits nothing more. */
export async function grantPointsTo(
  { db }: Services,
  act: CustomerAct,
  { points, reason }: GrantPointsInput,
  key: string | undefined,
): Promise<CustomerRecord> {
  const { restaurantId, userId, id, now } = act;
  await inTransaction(db, async (tx) => {
    await heldCustomer(tx, act);
    if ((await findUser(tx, id))?.kind !== 'customer') throw new Refusal(customerBookRefusals.points_need_account);
    const grantId = creationId({ restaurantId, userId, subject: `points/${id}`, key });
    const isNew = await grantPoints(tx, { restaurantId, userId: id, id: grantId, points, note: reason, now });
    if (isNew) await record(tx, act, 'points_granted', { pointsGranted: points, reason });
  });
  return readCustomer(db, act);
}

async function heldCustomer(tx: Tx, act: CustomerAct) {
  const found = await lockCustomer(tx, act);
  if (!found) throw new Refusal(commonRefusals.not_found);
  return found;
}

function record(tx: Tx, act: CustomerAct, action: 'customer_note' | 'points_granted', after: object): Promise<void> {
  return recordChange(tx, act, { action, subject: 'customer', subjectId: act.id, before: null, after });
}
