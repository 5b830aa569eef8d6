import type { Fact } from './describe-changes.ts';

/**
 * All that a form, its requests and its history know of one field of a record. `Saved` is the record as it is stored, `About` what else
 * values depend on (currency, language …), `Words` what names and shows them.
 */
interface RecordField<Saved, Value, About, Words> {
  /** Its value in a draft; of a new record, which is null, the one to begin with. */
  draft(saved: Saved | null, about: About): Value;
  /** Its part of the request's body. */
  input(value: Value, saved: Saved | null, about: About): object;
  /** Its name, and how a draft's value is shown as text. */
  fact(words: Words): Fact;
  /** The same by the name that the history has for it, where that is another one. */
  logged?(words: Words): Record<string, Fact>;
}

type Fields<Saved, Values, About, Words> = {
  [Name in keyof Values]: RecordField<Saved, Values[Name], About, Words>;
};

interface RecordFields<Saved, Values, About, Words> {
  /** null: a new record. */
  draft(saved: Saved | null, about: About): Values;
  /** The request's body. */
  input(values: Values, saved: Saved | null, about: About): object;
  /** The names and texts of changes, for drafts and for the history. */
  facts(words: Words): Record<string, Fact>;
}

/** To write a record down once, field by field. The fields tell the type of its drafts (`DraftOf`). */
export function recordFields<Saved, About, Words>() {
  return {
    /** A field whose `draft` tells the type of its value. */
    field: <Value>(field: RecordField<Saved, Value, About, Words>) => field,
    record: <Values extends object>(fields: Fields<Saved, Values, About, Words>) => recordOf(fields),
  };
}

function recordOf<Saved, Values extends object, About, Words>(
  fields: Fields<Saved, Values, About, Words>,
): RecordFields<Saved, Values, About, Words> {
  const names = Object.keys(fields) as (keyof Values & string)[];
  return {
    draft: (saved, about) =>
      Object.fromEntries(names.map((name) => [name, fields[name].draft(saved, about)])) as Values,
    input: (values, saved, about) =>
      Object.assign({}, ...names.map((name) => fields[name].input(values[name], saved, about))),
    facts: (words) =>
      Object.assign(
        {},
        ...names.map((name) => ({ [name]: fields[name].fact(words), ...fields[name].logged?.(words) })),
      ),
  };
}

export type DraftOf<R> = R extends { draft(...of: never[]): infer Values } ? Values : never;
