/*
 * One choice opens another. A value of a group ("Make it a meal") may open further groups ("Side", "Drink"), which are hidden until it is
 * chosen. One level: a group that is opened opens nothing, and no size is opened.
 */

/** A group as it opens others, named as on the wire. */
export interface OpeningGroup {
  _id: string;
  values: readonly { _id: string; opens?: readonly string[] | undefined }[];
}

/** The ids of the groups that some value opens. */
export function openedGroups(groups: Iterable<Pick<OpeningGroup, 'values'>>): Set<string> {
  return new Set([...groups].flatMap(({ values }) => values.flatMap(({ opens = [] }) => opens)));
}

/**
 * The groups of a dish from which is chosen, in their order: those that nothing opens, and those that a chosen value of such a group opens.
 * It depends only on what is chosen, not on the order.
 */
export function openGroups<Group extends OpeningGroup>(
  groups: readonly Group[],
  isChosen: (groupId: string, valueId: string) => boolean,
): readonly Group[] {
  const hidden = openedGroups(groups);
  if (hidden.size === 0) return groups;
  const first = groups.filter(({ _id }) => !hidden.has(_id));
  const open = openedGroups(
    first.map(({ _id, values }) => ({ values: values.filter((value) => isChosen(_id, value._id)) })),
  );
  return groups.filter(({ _id }) => !hidden.has(_id) || open.has(_id));
}

/** The ids of a dish's groups in their order: its own, each followed by those that it opens, unless they are the dish's own. */
export function withOpenedGroups(own: readonly string[], opens: (groupId: string) => Iterable<string>): string[] {
  const all = own.flatMap((id) => [id, ...[...opens(id)].filter((opened) => !own.includes(opened))]);
  return [...new Set(all)];
}

export type OpeningFault = 'opens_itself' | 'opens_size' | 'opens_deeper';

/** What is wrong with what a group's values open, among all groups of the menu; null: nothing. */
export function openingFault(
  { _id, isSize = false, values }: OpeningGroup & { isSize?: boolean | undefined },
  others: readonly (OpeningGroup & { isSize?: boolean | undefined })[],
): OpeningFault | null {
  const opened = openedGroups([{ values }]);
  if (opened.has(_id)) return 'opens_itself';
  const isOpened = openedGroups(others).has(_id);
  const reached = others.filter((other) => opened.has(other._id));
  if (reached.some((other) => other.isSize) || (isSize && isOpened)) return 'opens_size';
  const isDeeper = (isOpened && opened.size > 0) || openedGroups(reached).size > 0;
  return isDeeper ? 'opens_deeper' : null;
}
