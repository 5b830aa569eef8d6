/** The list with one thing a place further (1) or back (-1); null where it has nowhere to go. */
export function moved<T>(list: readonly T[], thing: T, step: 1 | -1): T[] | null {
  const from = list.indexOf(thing);
  const to = from + step;
  if (from < 0 || to < 0 || to >= list.length) return null;
  return list.with(from, list[to] as T).with(to, thing);
}

/** The list with the named things, in that order, in the places they have together. */
export function inOrder<T extends { _id: string }>(list: readonly T[], ids: readonly string[]): T[] {
  const named = new Set(ids);
  const byId = new Map(list.map((thing) => [thing._id, thing]));
  const next = ids.values();
  return list.map((thing) => (named.has(thing._id) ? (byId.get(next.next().value ?? '') ?? thing) : thing));
}
