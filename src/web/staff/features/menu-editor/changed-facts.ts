import type { AuditEntry } from '../../../../contract/staff-audit.ts';

export interface ChangedFact {
  /** Dotted: a text has one for each language. */
  path: string;
  /** Of a list only what went and what came, unless nothing did but the order. */
  before: unknown;
  after: unknown;
}

/** Until when something is out is said with whether it is. */
const NOT_TOLD = new Set(['unavailableUntil']);

/** What an entry of the audit tells, fact by fact; nothing for what is new as a whole. */
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

function isTexts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
