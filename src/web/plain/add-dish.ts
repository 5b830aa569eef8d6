import type { OptionGroup } from '../../contract/menu.ts';
import { unmetGroups } from '../../domain/menu/selection.ts';
import { priceNumber } from '../../domain/orders/cart-item.ts';
import type { PageAddress } from '../app/page.ts';
import { INSTEAD_OF } from '../features/cart/plain-deal-address.ts';
import { plainLineToChange } from '../features/cart/plain-line-address.ts';
import { noteIn, quantityIn, selectionIn } from '../features/menu/choice/plain-choice.ts';
import { productResource } from '../features/menu/menu-resources.ts';
import { chosenOptions } from '../features/menu/price/chosen-options.ts';
import { type Act, type PlainApp, type PlainStep, refuse } from './act.ts';
import { withChangedLine, withPlainLine } from './line-in-cart.ts';
import { isKeptWhole, plainLine } from './plain-line.ts';

/** The dish's form: puts the dish into the cart as chosen, or into the place of the line that is changed, and leads there. */
export const addDish: Act = async (app, { form, address, visit }) => {
  const { i18n } = app.messages;
  const gone = goneLine(app, address);
  if (gone) return gone;
  const old = plainLineToChange(app.plain, address.params['productId'], address.query);
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
  const lines = old
    ? withChangedLine(visit.lines, plainLine(line), old.signature)
    : withPlainLine(visit.lines, plainLine(line));
  if (!isKeptWhole(lines)) return refuse(i18n._('plain.cart_full'));
  const said = old
    ? i18n._('dish.changed', { product: product.name })
    : i18n._('dish.added_own_way', { name: product.name });
  return { to: '/cart', visit: { lines }, notices: [said] };
};

/** Where a dish's page leads whose line the cart has no more like that; null: it has it, or none is to be changed. */
export function goneLine(app: PlainApp, { params, query }: PageAddress): PlainStep | null {
  if (!query.has(INSTEAD_OF) || plainLineToChange(app.plain, params['productId'], query)) return null;
  return { to: '/cart', notices: [app.messages.i18n._('plain.line_gone')] };
}
