import type { PlainVisit } from '../../contract/page-handler.ts';
import { MAX } from '../../domain/limits.ts';
import { lineSignature } from '../../domain/orders/cart-item.ts';

type Line = PlainVisit['lines'][number];

/** Characters of a cart as JSON that a cookie has room for. */
const MAX_CART = 2400;

/** A line as the cookie keeps it. */
export function plainLine({ productId, quantity, price, selectedOptions, note, deal }: Line) {
  return {
    productId,
    quantity,
    price,
    ...(note && { note }),
    ...(deal && { deal: { dealId: deal.dealId, lineId: deal.lineId, key: deal.key } }),
    selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
  };
}

/** As `lineSignature`, for a line of the cookie. */
export function plainSignature({ productId, selectedOptions, note, deal }: Line): string {
  return lineSignature(
    productId,
    selectedOptions.map(({ optionId = '', valueId = '' }) => ({ optionId, valueId })),
    note,
    deal,
  );
}

/** Whether a cookie has room for such a cart: some twenty lines. */
export function isKeptWhole(lines: readonly Line[]): boolean {
  return lines.length <= MAX.cartLines && JSON.stringify(lines).length <= MAX_CART;
}

/** The lines with short keys of their deals: a cookie has little room. */
export function withShortKeys(lines: readonly Line[]): Line[] {
  const keys = [...new Set(lines.flatMap(({ deal }) => deal?.key ?? []))];
  return lines.map((line) => {
    const { deal } = line;
    return deal ? { ...line, deal: { ...deal, key: `${keys.indexOf(deal.key) + 1}` } } : line;
  });
}
