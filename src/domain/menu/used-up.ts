/**
 * Whether nobody can choose from an option group any more: fewer of its options are left than it asks for. A dish with such a group
 * cannot be ordered, and counts as sold out. `perValue`: how many pieces of each may be chosen.
 */
export function isUsedUp(least: number, values: Iterable<{ isAvailable: boolean }>, perValue = 1): boolean {
  let left = 0;
  for (const { isAvailable } of values) left += Number(isAvailable);
  return left * perValue < least;
}

/** Whether an option leads nowhere: it opens a group of which too little is left. `usedUp`: the ids of such groups. */
export function leadsNowhere(
  { opens = [] }: { opens?: readonly string[] | undefined },
  usedUp: ReadonlySet<string>,
): boolean {
  return opens.some((id) => usedUp.has(id));
}
