import { openGroups } from './opened-groups.ts';

/* What of a dish's option groups is chosen. Apart from the pricing of lines, because pages without choices need only that. */

/** What choosing needs of an option group, named as on the wire. */
export type GroupOfOptions = {
  _id: string;
  /** More than 0 makes the group required. */
  minSelections: number;
  /** 1 makes it a single choice. */
  maxSelections: number;
  /** Pieces of each value; missing: one. */
  maxPerValue?: number | undefined;
  /** A half of a dish is chosen from it, which nobody is given unasked; missing: none is. */
  half?: object | undefined;
  values: readonly ChoosableValue[];
};
export type ChoosableValue = {
  _id: string;
  isDefault?: boolean | undefined;
  isAvailable?: boolean | undefined;
  /** The ids of the groups that it opens, hidden until it is chosen; missing: none. */
  opens?: readonly string[] | undefined;
};

/** The chosen value ids of each group id. */
export type Selection = Readonly<Record<string, readonly string[]>>;

/**
 * The selection of a product page: what was picked, and in groups that were not touched the defaults (specification section 4, "Product
 * page"). Without values that the menu no longer has or that are sold out, as they may become while the page is open, and without groups
 * that no choice opens.
 */
export function defaultSelection(groups: readonly GroupOfOptions[], picked: Selection = {}): Selection {
  const all = Object.fromEntries(
    groups.map((group) => [
      group._id,
      (picked[group._id] ? chosenValues(group, picked) : defaultValues(group)).map(({ _id }) => _id),
    ]),
  );
  return Object.fromEntries(groupsToChoose(groups, all).map(({ _id }) => [_id, all[_id] ?? []]));
}

/** The groups from which is chosen: all but those that no choice opens. */
export function groupsToChoose<Group extends GroupOfOptions>(
  groups: readonly Group[],
  selection: Selection,
): readonly Group[] {
  return openGroups(groups, (group, value) => selection[group]?.includes(value) ?? false);
}

/** The selection of a line that is chosen anew, without values that the menu no longer has or that are sold out. */
export function selectionOf(
  groups: readonly GroupOfOptions[],
  selected: readonly { optionId: string; valueId: string }[],
): Selection {
  const chosen = ({ _id }: GroupOfOptions) =>
    selected.filter(({ optionId }) => optionId === _id).map((each) => each.valueId);
  return defaultSelection(groups, Object.fromEntries(groups.map((group) => [group._id, chosen(group)])));
}

/** The groups that still need a choice, in their order (specification section 5, "Cart and product"). */
export function unmetGroups<Group extends GroupOfOptions>(groups: readonly Group[], selection: Selection): Group[] {
  return groupsToChoose(groups, selection).filter(
    (group) => chosenValues(group, selection).length < group.minSelections,
  );
}

/**
 * The group's chosen values after a tap on one of them. In a single choice the tapped value replaces the other one, and can only
 * be unset if the group is optional. Above the maximum of a multiple choice nothing changes and `aboveMaximum` is true, for the
 * warning.
 */
export function toggleValue(
  group: GroupOfOptions,
  chosen: readonly string[],
  valueId: string,
): { chosen: readonly string[]; aboveMaximum: boolean } {
  const isChosen = chosen.includes(valueId);
  if (isChosen && group.maxSelections === 1 && group.minSelections > 0) return { chosen, aboveMaximum: false };
  if (isChosen) return { chosen: chosen.filter((id) => id !== valueId), aboveMaximum: false };
  if (!group.values.some((value) => value._id === valueId && isAvailable(value)))
    return { chosen, aboveMaximum: false };
  if (group.maxSelections === 1) return { chosen: [valueId], aboveMaximum: false };
  const aboveMaximum = chosen.length >= group.maxSelections;
  return { chosen: aboveMaximum ? chosen : [...chosen, valueId], aboveMaximum };
}

/** The group's chosen values with so many pieces of one; above its own or the group's maximum nothing changes. */
export function withPieces(
  group: GroupOfOptions,
  chosen: readonly string[],
  { valueId, pieces }: { valueId: string; pieces: number },
): { chosen: readonly string[]; aboveMaximum: boolean } {
  const others = chosen.filter((id) => id !== valueId);
  if (pieces > (group.maxPerValue ?? 1) || others.length + pieces > group.maxSelections)
    return { chosen, aboveMaximum: true };
  return { chosen: [...others, ...Array<string>(Math.max(pieces, 0)).fill(valueId)], aboveMaximum: false };
}

function defaultValues(group: GroupOfOptions): ChoosableValue[] {
  const available = group.values.filter(isAvailable);
  const defaults = available.filter((value) => value.isDefault);
  const takesFirst = group.maxSelections === 1 && !group.half && !defaults.length;
  return (takesFirst ? available : defaults).slice(0, group.maxSelections);
}

/** Without values that are no longer on the menu, which a stored selection may contain. */
function chosenValues(group: GroupOfOptions, selection: Selection): ChoosableValue[] {
  const ids = selection[group._id] ?? [];
  const most = group.maxPerValue ?? 1;
  return group.values.filter(isAvailable).flatMap((value) =>
    ids
      .filter((id) => id === value._id)
      .slice(0, most)
      .map(() => value),
  );
}

function isAvailable(value: ChoosableValue): boolean {
  return value.isAvailable !== false;
}
