import { isSame } from './is-same.ts';

/** A value that somebody else changed while it was being edited here. */
export interface ForeignChange {
  /** Dotted path ("name.de"). */
  path: string;
  now: unknown;
  /** Whether it was changed here, too (a conflict): what was typed here stays, unless the editor takes their value. */
  isDisputed: boolean;
}

/** Three-way merge of a draft: `base` is the record it started from, `theirs` the record now. Nothing that was typed is lost. */
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

/** The part of a draft that a path lies in, as `ForeignChange` names parts: lists are whole. Undefined: there is none. */
export function changedPart(draft: object, path: string): { path: string; value: unknown } {
  const keys = path.split('.');
  const index = keys.findIndex((key) => /^\d+$/.test(key));
  const whole = index < 0 ? keys : keys.slice(0, index);
  const value = whole.reduce<unknown>(
    (each, key) => (each as Record<string, unknown> | null | undefined)?.[key],
    draft,
  );
  return { path: whole.join('.'), value };
}

/** Whether the value is a picture or a video, whose fields must not be merged one by one. */
function isThing(value: Record<string, unknown>): boolean {
  return '_id' in value || 'url' in value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
