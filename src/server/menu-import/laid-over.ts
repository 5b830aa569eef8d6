import type { MatchedIds } from './match-menu.ts';

/** Prices by the file's sizes, by the ids of those that are known. */
export function sizePricesOf(ids: MatchedIds, prices: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(prices).flatMap(([ref, price]) => {
      const id = ids.values.get(ref);
      return id === undefined ? [] : [[id, price]];
    }),
  );
}

/** The ids of what a file refers to; what nobody knows is left out. */
export function linked(refs: readonly string[], known: ReadonlyMap<string, string>): string[] {
  return [...new Set(refs.flatMap((ref) => known.get(ref) ?? []))];
}

type Texts = Record<string, string>;

/** What people wrote, with what the file says in its languages. */
export function laidOver(before: Texts | undefined, text: Partial<Texts>): Texts {
  const words = Object.entries(text).flatMap(([lang, each]) => (each === undefined ? [] : [[lang, each] as const]));
  return { ...before, ...Object.fromEntries(words) };
}

/** The same of a text that may be emptied: null, or without a word, says that there is none. */
export function saidOrNone(before: Texts | undefined, text: Partial<Record<string, string | null>> | null): Texts {
  if (text === null) return {};
  const words = Object.entries(text).flatMap(([lang, each]) => (each ? [[lang, each] as const] : []));
  return laidOver(before, Object.fromEntries(words));
}

/** As a form sends it: a text without any words is none. */
export function textInput(text: Texts): Texts | null {
  return Object.keys(text).length ? text : null;
}

/** Without what is not said. */
export function given<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** A list whose order says nothing, in the order that is known if it is the same. */
export function sameOrder<Each>(before: readonly Each[] | undefined, after: readonly Each[]): Each[] {
  const isSame = before && before.length === after.length && after.every((each) => before.includes(each));
  return [...(isSame ? before : after)];
}
