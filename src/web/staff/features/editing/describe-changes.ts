import { isLanguage, LANGUAGE_NAMES, type Language } from '../../../../domain/languages.ts';
import type { ForeignChange } from '../../app/merge-drafts.ts';

/** A field of a draft: its name, and how its value is shown as text ('' for none). */
export interface Fact {
  label: string;
  say(value: unknown): string;
}

type Described = { label: string; now: string };

/** Describes a change; null: it need not be shown. */
export type DescribeChange = (change: Pick<ForeignChange, 'path' | 'now'>) => Described | null;

/** Describes changes by the fact of their path, or of its first part. Names a text's language, unless it is `own`. */
export function describeChanges(
  facts: Record<string, Fact>,
  own?: Language,
): (change: Parameters<DescribeChange>[0]) => Described {
  return ({ path, now }) => {
    const key = path.split('.')[0] ?? '';
    const part = path.split('.').at(-1);
    const fact = facts[path] ?? facts[key];
    const label = fact?.label ?? key;
    const isOther = part !== undefined && isLanguage(part) && part !== own;
    return {
      label: isOther ? `${label} (${LANGUAGE_NAMES[part]})` : label,
      now: fact ? fact.say(now) : String(now ?? ''),
    };
  };
}
