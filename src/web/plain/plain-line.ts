import type { PlainVisit } from '../../contract/page-handler.ts';
import { lineSignature } from '../../domain/orders/cart-item.ts';

type Line = PlainVisit['lines'][number];

/** A line as the cookie keeps it. */
export function plainLine({ productId, quantity, price, selectedOptions, note }: Line) {
  return {
    productId,
    quantity,
    price,
    ...(note && { note }),
    selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
  };
}

/** As `lineSignature`, for a line of the cookie. */
export function plainSignature({ productId, selectedOptions, note }: Line): string {
  return lineSignature(
    productId,
    selectedOptions.map(({ optionId = '', valueId = '' }) => ({ optionId, valueId })),
    note,
  );
}
