import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OptionGroup, Product } from '../../../../contract/menu.ts';
import { halvesFirst } from '../../../../domain/menu/halves.ts';
import {
  defaultSelection,
  groupsToChoose,
  type Selection,
  selectionOf,
  toggleValue,
  unmetGroups,
  withPieces,
} from '../../../../domain/menu/selection.ts';
import { lineTotal } from '../../../../domain/orders/cart-item.ts';
import { useApp } from '../../../app/app-context.ts';
import type { CartItem } from '../../cart/cart-store.ts';
import { chosenOptions } from '../price/chosen-options.ts';
import { allSizes, chosenSizes } from '../price/chosen-sizes.ts';
import { openersOf } from './openers-of.ts';
import { cleanNote, noteIn, quantityIn, selectionIn } from './plain-choice.ts';
import { tellMaximum } from './tell-maximum.ts';
import { useAddToCart } from './use-add-to-cart.ts';

export interface ProductChoice {
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** The groups to choose from, in their order. */
  groups: readonly OptionGroup[];
  /** The chosen value ids of each group. */
  selection: Selection;
  /** The ids of the chosen sizes, by which other options cost. */
  sizes: readonly string[];
  /** Those of the whole dish, where a page without scripts cannot show the prices of the chosen one; missing: it can. */
  allSizes?: readonly string[];
  /** The options of which one opens the group, where a page without scripts shows it all the same; '': none must be chosen. */
  openedBy?: (group: OptionGroup) => string;
  toggle: (group: OptionGroup, valueId: string) => void;
  /** Chooses so many pieces of a value; 0: none. */
  setPieces: (group: OptionGroup, valueId: string, pieces: number) => void;
  isMet: (group: OptionGroup) => boolean;
  /** Whether adding was tried while this group's requirement was not met, and it still is not. */
  isBlocked: (group: OptionGroup) => boolean;
  /** The customer's words to the dish. */
  note: string;
  setNote: (note: string) => void;
  /** Decimal, for the whole quantity; NaN if the product's price is no number. */
  total: number;
  submit: (event: FormEvent) => void;
  /** Whether a line of the cart is chosen anew: `submit` then puts it in that line's place. */
  isChange: boolean;
}

interface ChosenDish {
  product: Product;
  /** The same at the prices that are shown. */
  priced: Product;
  line: CartItem | undefined;
}

/**
 * What a customer chooses on a product's page. Starts at the defaults (specification section 4, "Product page"), or as the line of the
 * cart that is chosen anew.
 */
export function useProductChoice(
  { product, priced, line }: ChosenDish,
  focusGroup: (groupId: string) => void,
): ProductChoice {
  const app = useApp();
  const { plain } = app;
  const add = useAddToCart();
  const navigate = useNavigate();
  const sent = import.meta.env.SSR ? plain?.form : null;
  const [quantity, setQuantity] = useState(sent ? quantityIn(sent) : (line?.quantity ?? 1));
  const [picked, setPicked] = useState<Selection>(
    sent ? selectionIn(sent, product.options) : line ? selectionOf(product.options, line.selectedOptions) : {},
  );
  const [note, setNote] = useState(sent ? noteIn(sent) : (line?.note ?? ''));
  const [blocked, setBlocked] = useState<readonly string[]>(sent ? product.options.map(({ _id }) => _id) : []);
  const isSaved = useRef(false);

  // A group that was not touched follows the menu's defaults, because the page may open with a stale copy of the product.
  const selection = defaultSelection(product.options, picked);
  const unmet = unmetGroups(priced.options, selection);
  const selectedOptions = chosenOptions(product, selection);
  const isMet = (group: OptionGroup) => !unmet.includes(group);

  function toggle(group: OptionGroup, valueId: string): void {
    take(group, toggleValue(group, selection[group._id] ?? [], valueId));
  }

  function setPieces(group: OptionGroup, valueId: string, pieces: number): void {
    take(group, withPieces(group, selection[group._id] ?? [], { valueId, pieces }));
  }

  function take(group: OptionGroup, { chosen, aboveMaximum }: ReturnType<typeof toggleValue>): void {
    setPicked({ ...picked, [group._id]: chosen });
    if (aboveMaximum) tellMaximum(app, group);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const [first] = halvesFirst(unmet);
    if (product.isAvailable && first) {
      setBlocked(unmet.map(({ _id }) => _id));
      focusGroup(first._id);
    } else if (line) void change(line);
    else void add(product, { quantity, selectedOptions, note: cleanNote(note), said: 'added_own_way' });
  }

  async function change({ signature }: CartItem): Promise<void> {
    // Pressed twice, the second time would find no such line any more and add the dish.
    if (isSaved.current) return;
    isSaved.current = true;
    isSaved.current = await add(product, { quantity, selectedOptions, note: cleanNote(note), instead: signature });
    // The line's link, on the cart's page, is what led here.
    if (isSaved.current) await navigate(-1);
  }

  return {
    quantity,
    setQuantity,
    note,
    setNote,
    // Without scripts nothing can appear: all groups stand on the page, and of those that nothing opened no choice is taken.
    groups: halvesFirst(import.meta.env.SSR && plain ? priced.options : groupsToChoose(priced.options, selection)),
    selection,
    sizes: chosenSizes(product, selection),
    ...(import.meta.env.SSR &&
      plain && { allSizes: allSizes(product), openedBy: (group: OptionGroup) => openersOf(product, group) }),
    toggle,
    setPieces,
    isMet,
    isBlocked: (group) => blocked.includes(group._id) && !isMet(group),
    total: totalOf(priced, quantity, chosenOptions(priced, selection)),
    submit,
    isChange: line !== undefined,
  };
}

function totalOf({ _id, price }: Product, quantity: number, selectedOptions: ReturnType<typeof chosenOptions>): number {
  try {
    return lineTotal({ productId: _id, price, quantity, selectedOptions });
  } catch {
    return Number.NaN;
  }
}
