import type { StaffText } from '../../contract/staff-texts.ts';
import { sha256 } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import { versionsRefusals } from './versions.refusals.ts';

const LENGTH = 20;

/** Names a state: two editors who see the same have the same version, whoever changed what meanwhile. */
export function versionOf(terms: object): string {
  return sha256(JSON.stringify(terms)).slice(0, LENGTH);
}

/** What people wrote of a text: a machine that translates meanwhile is no other editor. */
export function authored(text: StaffText): Record<string, string> {
  return Object.fromEntries(
    Object.entries(text).flatMap(([lang, said]) => (said?.provenance === 'authored' ? [[lang, said.text]] : [])),
  );
}

/**
 * Refuses a change that was decided about another state than the one there is, and carries that by its name. Asked in the
 * transaction that writes, under the restaurant's lock: of two changes of one state one is refused. Without a version,
 * as other clients may send it, the last one wins.
 */
export function requireVersion(expected: string | undefined, asItIs: Record<string, { version: string }>): void {
  const isAnother = Object.values(asItIs).some(({ version }) => version !== expected);
  if (expected !== undefined && isAnother) throw new Refusal(versionsRefusals.menu_changed, { extra: asItIs });
}

/** As the audit keeps it. */
export function withoutVersion<T extends { version: string }>({ version, ...record }: T): Omit<T, 'version'> {
  return record;
}
