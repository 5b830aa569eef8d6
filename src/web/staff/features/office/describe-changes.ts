import { isLanguage, type Language } from '../../../../domain/languages.ts';
import { LANGUAGE_NAMES } from '../../../app/language-names.ts';
import type { ForeignChange } from '../../app/merge-drafts.ts';

/** Something in a draft that can change: its name, and a value of it in words; empty for none. */
export interface Fact {
  label: string;
  say(value: unknown): string;
}

type Described = { label: string; now: string };

/** null: nothing that a reader needs to be told. */
export type DescribeChange = (change: Pick<ForeignChange, 'path' | 'now'>) => Described | null;

/** Says changes by what they are of: a dotted path, or its first part where a text has languages. `own`, the restaurant's, goes unnamed. */
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
      label: isOther ? `${label} (${LANGUAGE_NAMES[part].name})` : label,
      now: fact ? fact.say(now) : String(now ?? ''),
    };
  };
}
