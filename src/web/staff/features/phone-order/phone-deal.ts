import type { Deal } from '../../../../contract/menu.ts';
import { numberedName } from '../../../../domain/menu/numbered-name.ts';
import type { WholeDeal } from '../../../features/menu/deals/deal-choice.ts';
import { dealKey } from '../../../features/menu/deals/deal-key.ts';
import { type DraftLine, signatureOf, withLine } from './phone-draft.ts';

/** The lines with the dishes of one more deal; the same deal with the same choices counts up. */
export function withDeal(lines: readonly DraftLine[], { _id, name, lang }: Deal, chosen: WholeDeal): DraftLine[] {
  const signed = lines.map((line) => ({ signature: signatureOf(line), deal: line.deal }));
  const key = dealKey(_id, chosen, signed);
  const dishes = chosen.map(({ line, dish, options }): DraftLine => {
    const deal = { dealId: _id, lineId: line._id, key, name, ...(lang && { lang }) };
    const said = numberedName(dish.name, dish.menuNumber);
    return { productId: dish._id, name: said, quantity: 1, selectedOptions: options, agreedPrice: null, deal };
  });
  return dishes.reduce(withLine, [...lines]);
}

/** The lines with so many of what the line is: the dish, or the whole deal that it is part of; 0: none. */
export function withQuantityOf(lines: readonly DraftLine[], line: DraftLine, quantity: number): DraftLine[] {
  const isMeant = (each: DraftLine) => (line.deal ? each.deal?.key === line.deal.key : each === line);
  if (quantity === 0) return lines.filter((each) => !isMeant(each));
  return lines.map((each) => (isMeant(each) ? { ...each, quantity } : each));
}
