import type { Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { changeContent } from './change-content.ts';
import { creationId } from './creation-id.ts';
import type { StaffAct } from './record-change.ts';
import { type DescribedSubject, recordDifferences } from './record-differences.ts';
import { versionsRefusals } from './versions.refusals.ts';
import { requireVersion, withoutVersion } from './versions.ts';

/** One save of a form: by whom, of which record, with which content. */
export interface Saving<Input> {
  tenant: Tenant;
  userId: string;
  input: Input;
  /** The record to change, and the version that the editor saw (undefined: not checked); null: create one. */
  of: { id: string; expectedVersion: string | undefined } | null;
  /** Idempotency key of the form that creates one. */
  key?: string | undefined;
}

interface RecordKind<Stored> {
  /** What ids and the audit log call it. */
  subject: DescribedSubject;
  /** What a refusal calls the record that it carries. */
  name: string;
  /** By default `changeContent`. */
  change?: typeof changeContent;
  /** Makes the id of a new record from its hash; by default the hash itself. */
  idOf?(hash: string): string;
  /** The records of the restaurant as staff see them, or only the one of that id. */
  read(tx: Tx, id: string, now: number): Promise<Stored[]>;
  /** How many records there may be, and what refuses another one. */
  max?: { count: number; refusal: Refusal };
  /** Checks and writes columns and texts. Throws a `Refusal` for wrong fields. */
  write(tx: Tx, act: StaffAct, found: { id: string; before: Stored | null }): Promise<void>;
  /** A form that is sent again with another content, after its answer was lost, changes what it made; by default it is refused. */
  takesLastWords?: boolean;
  /** What the audit log says of it; by default all but its version. */
  terms?(record: Stored): object;
}

/**
 * Creates or changes a record that staff edit, in one transaction: lock, version, checks, columns, texts, audit entry, new
 * revision. Throws a `Refusal` for an outdated version, an unknown or surplus record, or whatever `write` refuses.
 */
export async function saveRecord<Stored extends { _id: string; version: string }>(
  services: Services,
  { tenant, userId, of, key }: Saving<unknown>,
  kind: RecordKind<Stored>,
): Promise<Stored> {
  const restaurantId = tenant.id;
  const { subject, name, change = changeContent, idOf = (hash) => hash, max, terms = withoutVersion<Stored> } = kind;
  const id = of?.id ?? idOf(creationId({ restaurantId, userId, subject, key }));
  return change(services, { restaurantId, userId }, async (tx, act) => {
    const all = await kind.read(tx, id, act.now);
    const before = all.find(({ _id }) => _id === id) ?? null;
    if (of && !before) throw new Refusal(commonRefusals.not_found);
    if (of && before) requireVersion(of.expectedVersion, { [name]: before });
    if (!before && max && all.length >= max.count) throw max.refusal;
    await kind.write(tx, act, { id, before });
    const after = (await kind.read(tx, id, act.now)).find(({ _id }) => _id === id) as Stored;
    // The editor gets the record and goes on changing that.
    if (!of && before && !kind.takesLastWords && after.version !== before.version) {
      throw new Refusal(versionsRefusals.menu_changed, { extra: { [name]: before } });
    }
    await recordDifferences(tx, act, { subject, id, before: before && terms(before), after: terms(after) });
    return after;
  });
}
