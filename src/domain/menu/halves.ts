import type { HalfRule } from './half-rules.ts';

/*
 * Half and half. A dish may be made of two halves, each half of a dish of a category. The halves are groups of the dish that no office keeps:
 * they are made of the category's dishes as they are now, and what may be chosen on a half is a group of its own. Amounts are in minor units
 * unless something else is said.
 */

/** What a dish is made of; what it costs itself is charged besides, once for the whole. */
export interface Halves {
  categoryId: string;
  rule: HalfRule;
}

export const HALF_PLACES = [1, 2] as const;
export type HalfPlace = (typeof HALF_PLACES)[number];

/**
 * "½ Margherita": what every list and every paper calls a half, also one that knows of no halves. The space does not break: a line that ended
 * with the sign would be read as half of what stands before it.
 */
export function halfLabel(name: string): string {
  return `½\u00A0${name}`;
}

/** The sign before the label of a half. Older orders have it with a space that breaks. */
const SIGN = /^½[ \u00A0]/;

/** A label without the sign of a half, where it stands at its half. */
export function withoutHalfSign(label: string): string {
  return label.replace(SIGN, '');
}

/** The groups of a dish as they are shown: what its halves are comes before what is chosen for the whole of it. */
export function halvesFirst<Group extends { _id: string }>(groups: readonly Group[]): readonly Group[] {
  const isOfHalf = ({ _id }: Group) => halfOf(_id) !== null;
  return [...groups.filter(isOfHalf), ...groups.filter((group) => !isOfHalf(group))];
}

/** The id of the group from which a half is chosen, or of that which is chosen on it: made of the menu's own group. */
export function halfGroupId(place: HalfPlace, toppings?: string): string {
  return toppings === undefined ? `half-${place}` : `half-${place}-${toppings}`;
}

/** Which half a chosen option is, or is on; null: it is of the whole dish. */
export function halfOf(optionId: string): { place: HalfPlace; isDish: boolean } | null {
  const [, place, more] = /^half-([12])(-|$)/.exec(optionId) ?? [];
  return place ? { place: Number(place) as HalfPlace, isDish: more === '' } : null;
}

/** What stands before a choice where all of a dish are listed in one line: "½ Margherita + ½ Olives | ½ Diavola"; null: a comma. */
export function halfSign(optionId: string): string | null {
  const half = halfOf(optionId);
  if (!half) return null;
  if (!half.isDish) return ' + ';
  return half.place === 2 ? ' | ' : null;
}

/** A dish of two halves in the words of those who make it. */
export interface MadeHalves {
  /** What is chosen for the whole. */
  whole: string[];
  /** "½ Margherita | ½ Diavola". */
  line: string;
  /** What is on a half: "½ Margherita + Olives, Basil". */
  on: string[];
}

/** The choices of a dish of halves, with `labels` in their order; null: it has none. */
export function madeHalves(options: readonly { optionId: string }[], labels: readonly string[]): MadeHalves | null {
  const made = options.map(({ optionId }, at) => ({ half: halfOf(optionId), label: labels[at] ?? '' }));
  const dishes = made.flatMap(({ half, label }) => (half?.isDish ? { place: half.place, label } : []));
  if (dishes.length === 0) return null;
  const on = dishes.map(({ place, label }) => ({
    label,
    toppings: made.flatMap((each) =>
      each.half?.place === place && !each.half.isDish ? withoutHalfSign(each.label) : [],
    ),
  }));
  return {
    whole: made.flatMap(({ half, label }) => (half ? [] : label)),
    line: dishes.map(({ label }) => label).join(' | '),
    on: on.flatMap(({ label, toppings }) => (toppings.length > 0 ? `${label} + ${toppings.join(', ')}` : [])),
  };
}
