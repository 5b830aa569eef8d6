import type { Product } from '../../../contract/menu.ts';
import type { CheckoutInput, CheckoutMessage } from '../../../contract/ucp.ts';
import { type Language, LOCALES } from '../../../domain/languages.ts';
import { searchKey } from '../../../domain/search-key.ts';
import { fill } from '../../platform/sentence.ts';
import { plainData } from '../plain-data.ts';
import type { AppraisedCheckout } from './appraise-checkout.ts';
import { texts } from './checkout-texts.ts';

/** What buyers must be shown of each dish: its allergens with those of the chosen options, and that a note orders nothing that is paid. */
export function disclosures(
  { input, content }: Pick<AppraisedCheckout, 'input' | 'content'>,
  language: Language,
): CheckoutMessage[] {
  return input.line_items.flatMap(({ dish }, index) => {
    const product = content.productsById.get(dish.id);
    if (!product) return [];
    const path = `$.line_items[${index}]`;
    return [...allergensOf(product, dish, { path, language }), ...paidNote(product, dish, { path, language })];
  });
}

type Dish = CheckoutInput['line_items'][number]['dish'];
interface Told {
  path: string;
  language: Language;
}

function allergensOf(product: Product, dish: Dish, { path, language }: Told): CheckoutMessage[] {
  const chosen = valuesOf(product).filter(({ _id }) => dish.modifications?.some(({ id }) => id === _id));
  const all = new Set([...product.allergens, ...chosen.flatMap(({ allergens = [] }) => allergens)]);
  if (all.size === 0) return [];
  const named = new Intl.ListFormat(LOCALES[language], { type: 'unit' }).format(
    [...all].map((each) => plainData(each, 40)),
  );
  const content = fill(texts.contains[language], { dish: plainData(product.name, 100), allergens: named });
  return [{ type: 'warning', code: 'allergens', path, content, presentation: 'disclosure' }];
}

function paidNote(product: Product, { note, modifications = [] }: Dish, { path, language }: Told): CheckoutMessage[] {
  const words = searchKey(note ?? '');
  const paid = valuesOf(product).find(
    ({ _id, label, priceAdjustment }) =>
      priceAdjustment > 0 && words.includes(searchKey(label)) && !modifications.some(({ id }) => id === _id),
  );
  if (!paid) return [];
  const content = fill(texts.paid_option[language], { option: plainData(paid.label, 60) });
  return [{ type: 'warning', code: 'note_contains_modification', path: `${path}.dish.note`, content }];
}

function valuesOf({ options }: Product) {
  return options.flatMap(({ values }) => values);
}
