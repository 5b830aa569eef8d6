import { validateCartInput } from '../../contract/cart-validation.ts';
import type { PlainVisit } from '../../contract/page-handler.ts';
import { MAX } from '../../domain/limits.ts';
import { tried } from '../app/api/tried.ts';
import type { Act } from './act.ts';
import { plainLine, plainSignature, withShortKeys } from './plain-line.ts';

type Lines = PlainVisit['lines'];

/** The forms of the cart's page: a line's quantity, 0 for none of it, and an empty cart. What is part of a deal goes with the whole of it. */
export const changeCart: Act = async (_app, { form, visit: { lines } }) => {
  const line = form.get('line');
  const quantity = form.has('remove') ? 0 : Math.min(Math.trunc(Number(form.get('quantity'))), MAX.quantity);
  const key = lines.find((each) => plainSignature(each) === line)?.deal?.key;
  const isMeant = (each: Lines[number]) => (key ? each.deal?.key === key : plainSignature(each) === line);
  const changed = form.has('clear')
    ? []
    : lines
        .map((each) => (isMeant(each) && quantity >= 0 ? { ...each, quantity } : each))
        .filter((each) => each.quantity > 0);
  return { to: '/cart', visit: { lines: changed } };
};

/** The cart that a page's scripts kept until they failed, as lines for the cookie; null: it is none, or another restaurant's. */
export function handedOver(text: string, restaurantId: string | undefined): Lines | null {
  const kept = validateCartInput.safeParse(tried(() => JSON.parse(text)));
  return kept.success && kept.data.restaurantId === restaurantId ? withShortKeys(kept.data.items.map(plainLine)) : null;
}
