import type { StaffText } from '../../contract/staff-texts.ts';
import { sha256 } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import { versionsRefusals } from './versions.refusals.ts';

const LENGTH = 20;

/**
 * Names a state: two editors who see the same have the same version, whoever changed what meanwhile. A machine that
 * translates is no editor, and a picture is itself in whatever sizes it is served.
 */
export function versionOf(terms: object): string {
  return sha256(JSON.stringify(terms, whatWasChosen)).slice(0, LENGTH);
}

function whatWasChosen(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('provenance' in value && value.provenance === 'machine') return undefined;
  return '_id' in value && 'src' in value ? value._id : value;
}

/** What people wrote of a text. */
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
 * Refuses a change that was decided about another state than the one there is, and carries that by its name. Asked in the
 * transaction that writes, under the restaurant's lock: of two changes of one state one is refused. Without a version,
 * as other clients may send it, the last one wins.
 */
export function requireVersion(expected: string | undefined, asItIs: Record<string, { version?: string }>): void {
  const isAnother = Object.values(asItIs).some(({ version }) => version !== expected);
  if (expected !== undefined && isAnother) throw new Refusal(versionsRefusals.menu_changed, { extra: asItIs });
}

/** As the audit keeps it. */
export function withoutVersion<T extends object>({ version, ...record }: T & { version?: string }): Omit<T, 'version'> {
  return record;
}
