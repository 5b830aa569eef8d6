import { isSame } from './is-same.ts';

/** Something that somebody else changed while it was being edited here. */
export interface ForeignChange {
  /** Dotted ("name.de"). */
  path: string;
  now: unknown;
  /** It was changed here too: what was typed here stays until their value is taken. */
  isDisputed: boolean;
}

/** What was typed on top of what others made of it meanwhile. Nothing that was typed is lost. */
export function mergeDrafts<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  prefix = '',
): { merged: T; changes: ForeignChange[] } {
  const merged: Record<string, unknown> = {};
  const changes: ForeignChange[] = [];
  for (const key of Object.keys(theirs) as (keyof T & string)[]) {
    const [was, typed, now, path] = [base[key], mine[key], theirs[key], `${prefix}${key}`];
    if (isRecord(was) && isRecord(typed) && isRecord(now) && !isThing(now)) {
      const inner = mergeDrafts(was, typed, now, `${path}.`);
      merged[key] = inner.merged;
      changes.push(...inner.changes);
      continue;
    }
    const isTouched = !isSame(typed, was);
    merged[key] = isTouched ? typed : now;
    if (!isSame(was, now) && !isSame(typed, now)) changes.push({ path, now, isDisputed: isTouched });
  }
  return { merged: merged as T, changes };
}

/** The draft with one value, at a dotted path, replaced. */
export function withValueAt<T extends object>(draft: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...draft, [key]: value };
  return { ...draft, [key]: withValueAt((draft as Record<string, object>)[key] ?? {}, rest.join('.'), value) };
}

/** A picture or a video: a part of one and a part of another make none. */
function isThing(value: Record<string, unknown>): boolean {
  return '_id' in value || 'url' in value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
