import type { CheckoutAnswer } from '../../../contract/ucp.ts';
import { mustChooseAgain } from '../../../domain/appraisal/lines.ts';
import { countPieces, piecesText } from '../../../domain/menu/pieces.ts';
import { itemSubtotal } from '../../../domain/orders/order-line.ts';
import { plainData } from '../plain-data.ts';
import type { AppraisedCheckout } from './appraise-checkout.ts';

type Line = CheckoutAnswer['line_items'][number];

/** The lines with our names and prices. One that cannot be ordered as it is adds nothing to the sums. */
export function presentLines({ input, appraisal, facts }: AppraisedCheckout): Line[] {
  return input.line_items.map((sent, index): Line => {
    const item = appraisal.items[index];
    const modifications = countPieces(item?.options ?? []).map(presentModification);
    return {
      id: sent.id ?? `li_${index + 1}`,
      quantity: sent.quantity,
      dish: {
        id: sent.dish.id,
        title: plainData(item?.shown?.name ?? '', 100),
        price: item?.line?.unitPrice ?? facts.menu.get(sent.dish.id)?.price ?? 0,
        ...(modifications.length > 0 && { modifications }),
        ...(sent.dish.note && { note: sent.dish.note }),
      },
      ...(sent.deal && { deal: sent.deal }),
      totals: lineTotals(item?.line && !mustChooseAgain(item) ? itemSubtotal(item.line) : 0),
    };
  });
}

interface Piece {
  valueId: string;
  valueLabel: string;
  adjustment: number;
}

/** Pieces that cost different amounts, because some are included, are one modification at what they cost together. */
function presentModification({ first, all }: { first: Piece; all: readonly Piece[] }) {
  const { valueId: id, valueLabel, adjustment } = first;
  const count = all.length;
  const isEven = all.every((each) => each.adjustment === adjustment);
  if (isEven) {
    return { id, title: plainData(valueLabel, 100), price: adjustment, ...(count > 1 && { quantity: count }) };
  }
  const price = all.reduce((sum, each) => sum + each.adjustment, 0);
  return { id, title: plainData(piecesText(valueLabel, count), 100), price };
}

export function lineTotals(amount: number): Line['totals'] {
  return [
    { type: 'subtotal', amount },
    { type: 'total', amount },
  ];
}
