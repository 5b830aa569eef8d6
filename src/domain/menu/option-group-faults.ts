/** What makes an option group impossible to choose from. */
export type OptionGroupFault = 'max_below_min' | 'too_few_options' | 'too_many_preselected' | 'size_is_one';

/** Bounds of choice, and the options to choose from. */
export interface ChoiceBounds {
  min: number;
  max: number;
  /** Pieces of each option; missing: one. */
  perValue?: number;
  /** Pieces that the price includes; missing: none. */
  included?: number;
  /** Whether it is the size of its dishes. */
  isSize?: boolean;
  values: readonly { isDefault: boolean }[];
}

export function optionGroupFaults({
  min,
  max,
  perValue = 1,
  included = 0,
  isSize = false,
  values,
}: ChoiceBounds): OptionGroupFault[] {
  const holds: Record<OptionGroupFault, boolean> = {
    max_below_min: max < min,
    too_few_options: values.length * perValue < min,
    too_many_preselected: values.filter(({ isDefault }) => isDefault).length > max,
    size_is_one: isSize && (min !== 1 || max !== 1 || included > 0),
  };
  return (Object.keys(holds) as OptionGroupFault[]).filter((fault) => holds[fault]);
}
