import type { OptionGroup } from '../../contract/menu.ts';
import type { PlainVisit } from '../../contract/page-handler.ts';
import { MAX } from '../../domain/limits.ts';
import { unmetGroups } from '../../domain/menu/selection.ts';
import { priceNumber } from '../../domain/orders/cart-item.ts';
import { noteIn, quantityIn, selectionIn } from '../features/menu/choice/plain-choice.ts';
import { productResource } from '../features/menu/menu-resources.ts';
import { chosenOptions } from '../features/menu/price/chosen-options.ts';
import { type Act, refuse } from './act.ts';
import { isKeptWhole, plainLine, plainSignature } from './plain-line.ts';

/** The dish's form: puts the dish into the cart as chosen, and leads there. */
export const addDish: Act = async (app, { form, address, visit }) => {
  const { i18n } = app.messages;
  const resource = productResource(address.params['productId'] ?? '');
  await app.resources.ensure(resource);
  const product = app.resources.peek(resource)?.product;
  if (!product) return refuse(i18n._('dish.invalid_product'));
  if (!product.isAvailable) return refuse(i18n._('dish.currently_unavailable', { product: product.name }));
  const selection = selectionIn(form, product.options);
  const above = product.options.find(({ _id, maxSelections }) => (selection[_id]?.length ?? 0) > maxSelections);
  if (above) return refuse(i18n._('product.up_to', { max: above.maxSelections, group: above.name }));
  const unmet: OptionGroup[] = unmetGroups(product.options, selection);
  if (unmet.length) {
    return refuse(...unmet.map(({ name, minSelections: n }) => `${name}: ${i18n._('product.at_least', { n })}`));
  }
  const selectedOptions = chosenOptions(product, selection);
  const line = {
    productId: product._id,
    quantity: quantityIn(form),
    price: priceNumber(product.price),
    selectedOptions,
    ...(noteIn(form) && { note: noteIn(form) }),
  };
  const lines = withLine(visit.lines, plainLine(line));
  if (!isKeptWhole(lines)) return refuse(i18n._('plain.cart_full'));
  return { to: '/cart', visit: { lines }, notices: [i18n._('dish.added_own_way', { name: product.name })] };
};

type Lines = PlainVisit['lines'];

/** The cart with one more line; a line with the same options grows instead. */
function withLine(lines: Lines, line: Lines[number]): Lines {
  const twin = lines.find((each) => plainSignature(each) === plainSignature(line));
  if (!twin) return [...lines, line];
  const quantity = Math.min(twin.quantity + line.quantity, MAX.quantity);
  return lines.map((each) => (each === twin ? { ...line, quantity } : each));
}
