import type { CartChange, ValidatedItem } from '../../../contract/cart-validation.ts';
import { dealName } from '../../../domain/appraisal/asked-deals.ts';
import { minimumAgeOf } from '../../../domain/appraisal/declared.ts';
import { mustChooseAgain } from '../../../domain/appraisal/lines.ts';
import { type ItemProblem, type RepricedItem, sentMinor } from '../../../domain/appraisal/reprice.ts';
import type { Language } from '../../../domain/languages.ts';
import { MAX } from '../../../domain/limits.ts';
import { countPieces } from '../../../domain/menu/pieces.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import { lineSignature, lineTotal } from '../../../domain/orders/cart-item.ts';
import { itemSubtotal, pricePerUnit } from '../../../domain/orders/order-line.ts';
import { otherLang } from '../present/other-lang.ts';

interface Reader {
  /** Of the restaurant's currency: amounts have as many. */
  decimals: number;
  language: Language;
  /** Whether a browser keeps it: then at the usual prices, with those for pickup beside them. */
  isKept?: boolean;
}

/** The cart as the menu has it now, without items that cannot be ordered, and the changes of each line. */
export function presentCart(
  repriced: readonly RepricedItem[],
  reader: Reader,
): { items: ValidatedItem[]; changes: CartChange[] } {
  return {
    items: joined(repriced.flatMap((item) => presentItem(item, reader))),
    changes: repriced.flatMap((item) => changesOf(item, reader.decimals)),
  };
}

function presentItem(item: RepricedItem, { decimals, language, isKept = false }: Reader): ValidatedItem[] {
  const { sent, shown, line, options, served, deal } = item;
  if (!line || !shown || mustChooseAgain(item)) return [];
  const { usual, pickup } = (isKept && item.prices) || { usual: line, pickup: null };
  const amount = (minor: number) => toDecimal(minor, decimals);
  const minimumAge = minimumAgeOf([item]);
  return [
    {
      productId: line.productId,
      name: shown.name,
      ...otherLang(shown.lang, language),
      price: amount(usual.unitPrice),
      ...(pickup && { pickup: { price: amount(pickup.unitPrice), adjustments: pickup.adjustments.map(amount) } }),
      ...(line.deposit && { deposit: amount(line.deposit) }),
      imageUrl: shown.imageUrl,
      quantity: sent.quantity,
      selectedOptions: options.map(({ adjustment, ...option }, place) => ({
        ...option,
        priceAdjustment: amount(usual.adjustments[place] ?? adjustment),
      })),
      signature: lineSignature(line.productId, options, sent.note, sent.deal),
      itemSubtotal: amount(itemSubtotal({ ...line, ...usual })),
      ...(minimumAge !== null && { minimumAge }),
      ...(served && { served }),
      ...(sent.note && { note: sent.note }),
      ...(sent.deal && deal && { deal: { ...sent.deal, ...dealName(deal, language) } }),
    },
  ];
}

/** Lines that became one when an option was taken off the menu: a cart names each line by its signature. */
function joined(items: readonly ValidatedItem[]): ValidatedItem[] {
  const lines = new Map<string, ValidatedItem>();
  for (const item of items) {
    const quantity = Math.min((lines.get(item.signature)?.quantity ?? 0) + item.quantity, MAX.quantity);
    lines.set(item.signature, { ...item, quantity, itemSubtotal: lineTotal({ ...item, quantity }) });
  }
  return [...lines.values()];
}

function changesOf(item: RepricedItem, decimals: number): CartChange[] {
  const { sent, shown, line, problems } = item;
  const change = (kind: CartChange['kind'], more: Partial<CartChange> = {}): CartChange => ({
    signature: signatureOf(item),
    productName: shown?.name ?? sent.name ?? '',
    kind,
    oldPrice: null,
    newPrice: null,
    optionLabel: null,
    ...more,
  });
  const changes = problems.map(({ kind, label }) => change(CHANGES[kind], { optionLabel: label }));
  if (!line || !hasOtherPrice(item, decimals)) return changes;
  const [oldPrice, newPrice] = [sentPricePerUnit(item, decimals), pricePerUnit(line)].map((price) =>
    toDecimal(price, decimals),
  );
  // Of halves, a cheapest dish that is gone moves what each part costs, and nobody pays anything else.
  if (item.halves && oldPrice === newPrice) return changes;
  return [...changes, change('price_changed', { oldPrice: oldPrice ?? null, newPrice: newPrice ?? null })];
}

const CHANGES: Record<ItemProblem['kind'], CartChange['kind']> = {
  foreign: 'removed',
  removed: 'removed',
  unavailable: 'unavailable',
  option_gone: 'option_gone',
  option_required: 'option_required',
  option_limit: 'option_required',
  deal_gone: 'deal_gone',
};

/** Whether the base price or an option's adjustment is not the one that was sent. */
function hasOtherPrice({ sent, line, options }: RepricedItem, decimals: number): boolean {
  if (!line) return false;
  if (sentMinor(sent.price, line.unitPrice, decimals) !== line.unitPrice) return true;
  return countPieces(options).some(({ first, all }) => {
    const pieces = sent.selectedOptions.filter(
      (each) => each.optionId === first.optionId && each.valueId === first.valueId,
    );
    // Which of several equal pieces is the free one means nothing.
    const shown = pieces.map(({ priceAdjustment }, place) =>
      sentMinor(priceAdjustment, all[place]?.adjustment ?? 0, decimals),
    );
    return sum(shown) !== sum(all.map(({ adjustment }) => adjustment));
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function sentPricePerUnit({ sent, line }: RepricedItem, decimals: number): number {
  const adjustments = sent.selectedOptions.map(({ priceAdjustment }) => sentMinor(priceAdjustment, 0, decimals));
  return pricePerUnit({ unitPrice: sentMinor(sent.price, line?.unitPrice ?? 0, decimals), adjustments });
}

/** Signature of the line as it was sent, by which the browser finds it. */
function signatureOf({ sent }: RepricedItem): string {
  const chosen = sent.selectedOptions.map(({ optionId = '', valueId = '' }) => ({ optionId, valueId }));
  return lineSignature(sent.productId, chosen, sent.note, sent.deal);
}
