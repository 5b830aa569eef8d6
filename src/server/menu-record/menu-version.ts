import type { StaffText } from '../../contract/staff-texts.ts';
import { sha256 } from '../platform/ids.ts';

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
