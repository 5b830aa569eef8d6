import { useState } from 'react';
import type { OptionGroup, Product } from '../../../contract/menu.ts';
import { defaultSelection, lineTotal, type Selection, toggleValue, unmetGroups } from '../../../domain/cart.ts';
import { TIMEOUT } from '../../../domain/limits.ts';
import { toDecimal } from '../../../domain/money.ts';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { chosenOptions } from './chosen-options.ts';
import { useAddToCart } from './use-add-to-cart.ts';

export interface ProductChoice {
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** The chosen value ids of each group. */
  selection: Selection;
  toggle: (group: OptionGroup, valueId: string) => void;
  isMet: (group: OptionGroup) => boolean;
  /** Whether adding was tried while this group's requirement was not met, and it still is not. */
  isBlocked: (group: OptionGroup) => boolean;
  /** Decimal, for the whole quantity; NaN if the product's price is no number. */
  total: number;
  addToCart: () => void;
}

/** What a customer chooses on a product's page; starts at the defaults (specification section 4, "Product page"). */
export function useProductChoice(product: Product, focusGroup: (groupId: string) => void): ProductChoice {
  const { snackbar } = useApp();
  const t = useMessages('product');
  const language = useLanguage();
  const add = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const [picked, setPicked] = useState<Selection>({});
  const [blocked, setBlocked] = useState<readonly string[]>([]);

  // A group that was not touched follows the menu's defaults, because the page may open with a stale copy of the product.
  const selection = { ...defaultSelection(product.options), ...picked };
  const unmet = unmetGroups(product.options, selection);
  const selectedOptions = chosenOptions(product, selection);
  const isMet = (group: OptionGroup) => !unmet.includes(group);

  function toggle(group: OptionGroup, valueId: string): void {
    const { chosen, aboveMaximum } = toggleValue(group, selection[group._id] ?? [], valueId);
    setPicked({ ...picked, [group._id]: chosen });
    if (!aboveMaximum) return;
    // German writes its nouns with a capital wherever they stand.
    const name = language === 'de' ? group.name : group.name.toLocaleLowerCase(language);
    snackbar.show(t('up_to', { max: group.maxSelections, group: name }), {
      tone: 'warning',
      timeoutMs: TIMEOUT.optionWarning,
    });
  }

  function addToCart(): void {
    const first = unmet[0];
    if (product.isAvailable && first) {
      setBlocked(unmet.map(({ _id }) => _id));
      focusGroup(first._id);
    } else void add(product, { quantity, selectedOptions, said: 'added_own_way' });
  }

  return {
    quantity,
    setQuantity,
    selection,
    toggle,
    isMet,
    isBlocked: (group) => blocked.includes(group._id) && !isMet(group),
    total: totalOf(product, quantity, selectedOptions),
    addToCart,
  };
}

function totalOf({ _id, price }: Product, quantity: number, selectedOptions: ReturnType<typeof chosenOptions>): number {
  try {
    return toDecimal(lineTotal({ productId: _id, price, quantity, selectedOptions }));
  } catch {
    return Number.NaN;
  }
}
