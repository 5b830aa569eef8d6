import type { AuditEntry } from '../../../../../contract/staff/staff-audit.ts';
import { isLanguage } from '../../../../../domain/languages.ts';

export interface ChangedFact {
  /** Dotted path: a text has one for each language. */
  path: string;
  /** Of a list only what was removed and added, unless only the order has changed. */
  before: unknown;
  after: unknown;
}

/** Fields that are shown as part of another one: `unavailableUntil` with `isAvailable`. */
const NOT_TOLD = new Set(['unavailableUntil']);

/** The changed fields of an audit log entry; none for something that was created or removed as a whole. */
export function changedFacts({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedFact[] {
  if (before === null || after === null) return [];
  return Object.keys(after)
    .filter((key) => !NOT_TOLD.has(key))
    .flatMap((key): ChangedFact[] => {
      const [was, is] = [before[key], after[key]];
      if (Array.isArray(was) && Array.isArray(is)) return [{ path: key, ...differences(was, is) }];
      if (!isTexts(was) && !isTexts(is)) return [{ path: key, before: was, after: is }];
      const [old, now] = [was ?? {}, is ?? {}] as Record<string, unknown>[];
      const languages = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
      return [...languages].map((lang) => ({ path: `${key}.${lang}`, before: old?.[lang], after: now?.[lang] }));
    });
}

function differences(was: unknown[], is: unknown[]): { before: unknown[]; after: unknown[] } {
  const gone = was.filter((item) => !is.includes(item));
  const come = is.filter((item) => !was.includes(item));
  return gone.length + come.length === 0 ? { before: was, after: is } : { before: gone, after: come };
}

/** Texts are by language; what else has parts, such as hours, is one fact. */
function isTexts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every(isLanguage);
}
