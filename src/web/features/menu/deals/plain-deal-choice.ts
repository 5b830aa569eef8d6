import type { Deal, OptionGroup, Product } from '../../../../contract/menu.ts';
import { optionsInDeal } from '../../../../domain/menu/deals.ts';
import { selectionIn } from '../choice/plain-choice.ts';
import { type ChosenOfLine, chosenOfDeal, type PickedOfDeal, scopeOf } from './deal-choice.ts';

/** A line of a deal as its form without scripts shows it. */
export interface PlainLineOfDeal extends ChosenOfLine {
  /** All groups of the dish, at what their options cost in a deal: where no script runs, none can appear. */
  all: readonly OptionGroup[];
  /** Whether the form that was sent had the options of this dish, or it has none: what is chosen of it has been seen. */
  isSeen: boolean;
}

/** The field of a line's dish. Its id alone could be the name of something else in a form. */
export function dishName(lineId: string): string {
  return `dish-${lineId}`;
}

/** The field that says of which dish a line's options were shown. */
export function seenDishName(lineId: string): string {
  return `of-${lineId}`;
}

/** What the form of a deal chose without scripts. `form` null: the page was only opened, and begins with `start`. */
export function chosenPlainly(
  form: URLSearchParams | null,
  deal: Deal,
  products: readonly Product[],
  start: PickedOfDeal = {},
): PlainLineOfDeal[] {
  return form
    ? chosenIn(form, deal, products)
    : shown(chosenOfDeal(deal, products, start), ({ line }) => start[line._id] !== undefined);
}

function chosenIn(sent: URLSearchParams, deal: Deal, products: readonly Product[]): PlainLineOfDeal[] {
  const first = chosenOfDeal(deal, products, Object.fromEntries(deal.lines.map(({ _id }) => dishIn(sent, _id))));
  const isShown = ({ line, dish }: ChosenOfLine) => dish !== null && sent.get(seenDishName(line._id)) === dish._id;
  const picked: PickedOfDeal = Object.fromEntries(
    first.flatMap((of) => {
      const { line, dish } = of;
      if (!dish) return [];
      const options = isShown(of) ? { options: selectionIn(sent, dish.options, scopeOf(line)) } : {};
      return [[line._id, { productId: dish._id, ...options }]];
    }),
  );
  return shown(chosenOfDeal(deal, products, picked), isShown);
}

function shown(chosen: readonly ChosenOfLine[], isShown: (of: ChosenOfLine) => boolean): PlainLineOfDeal[] {
  return chosen.map((of) => {
    const all = optionsInDeal(of.dish?.options ?? []);
    return { ...of, all, isSeen: of.dish !== null && (all.length === 0 || isShown(of)) };
  });
}

function dishIn(form: URLSearchParams, lineId: string): [string, { productId: string }] {
  return [lineId, { productId: form.get(dishName(lineId)) ?? '' }];
}
