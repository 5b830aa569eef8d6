import type { OptionGroup, Product } from '../../../../contract/menu.ts';

/** The options of a dish of which one opens the group, as a page without scripts names them; '': none must be chosen. */
export function openersOf({ options }: Product, { _id }: OptionGroup): string {
  const openers = options.flatMap(({ values }) => values.filter(({ opens }) => opens?.includes(_id)));
  return openers.map(({ label }) => label).join(', ');
}
