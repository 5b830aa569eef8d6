import type { StaffText } from '../../contract/staff/staff-texts.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { versionsRefusals } from './versions.refusals.ts';

const LENGTH = 20;

/**
 * The version of a record: a hash of what people decide about it, so that the same content has the same version (decision 030).
 * Machine translations are left out, and a picture counts by its id only, not by its sizes.
 */
export function versionOf(terms: object): string {
  return sha256(JSON.stringify(terms, whatWasChosen)).slice(0, LENGTH);
}

function whatWasChosen(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('provenance' in value && value.provenance === 'machine') return undefined;
  return '_id' in value && 'src' in value ? value._id : value;
}

/** The languages of a text that people wrote, without machine translations. */
export function authored(text: StaffText): Record<string, string> {
  return Object.fromEntries(
    Object.entries(text).flatMap(([lang, said]) => (said?.provenance === 'authored' ? [[lang, said.text]] : [])),
  );
}

/** A record with its version. */
export function versioned<T extends object>(record: T): T & { version: string } {
  return { ...record, version: versionOf(record) };
}

/**
 * Throws 409 with the current record if `expected` is not its version. Call it in the transaction that writes, after locking the
 * restaurant's row, so that of two concurrent changes one is refused. `expected` undefined, which clients may send: the last
 * write wins.
 */
export function requireVersion(expected: string | undefined, asItIs: Record<string, { version?: string }>): void {
  const isAnother = Object.values(asItIs).some(({ version }) => version !== expected);
  if (expected !== undefined && isAnother) throw new Refusal(versionsRefusals.menu_changed, { extra: asItIs });
}

/** The record as the audit log stores it. */
export function withoutVersion<T extends object>({ version, ...record }: T & { version?: string }): Omit<T, 'version'> {
  return record;
}
