import type { PlainVisit } from '../../contract/page-handler.ts';
import type { PageAddress } from '../app/page.ts';
import { loginAddress } from '../app/session/guard.ts';
import { hasSession } from '../app/session/session.ts';
import { orderOfKey } from '../features/orders/send/order-of-key.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import type { PageRoute } from '../routes.ts';
import type { Act, PlainApp, PlainStep, Sent } from './act.ts';
import { addDish, goneLine } from './add-dish.ts';
import { answerProposalPlainly } from './answer-proposal-plainly.ts';
import { beginAsGuest } from './begin-as-guest.ts';
import { cancelPlainly } from './cancel-plainly.ts';
import { changeCart, handedOver } from './change-cart.ts';
import { checkPlainly, DELIVER_TO } from './check-plainly.ts';
import { chooseDeal, goneDeal } from './choose-deal.ts';
import { payPlainly } from './pay-plainly.ts';
import { placed, placePlainly } from './place-plainly.ts';

const ACTS: Partial<Record<PageRoute['id'], Act>> = {
  menu: chooseDeal,
  product: addDish,
  cart: changeCart,
  checkout: placePlainly,
  login: beginAsGuest,
  'order-details': (app, sent) => orderAct(sent.form)(app, sent),
};

/** What a form of the order's page does, by the button that sent it. */
function orderAct(form: URLSearchParams): Act {
  if (form.has('pay')) return payPlainly;
  return form.has('agree') || form.has('decline') ? answerProposalPlainly : cancelPlainly;
}

/** What a page's form did. */
export async function takeForm(app: PlainApp, page: PageRoute, here: string, sent: Sent): Promise<PlainStep> {
  const { form, visit } = sent;
  const kept = form.get('cart');
  // The page's own first script sends it, when the others have failed.
  if (kept !== null) {
    const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
    return { to: here, visit: { lines: handedOver(kept, restaurant?._id) ?? visit.lines } };
  }
  if (form.has(DELIVER_TO)) return checkPlainly(app, sent);
  return (await ACTS[page.id]?.(app, sent)) ?? { to: here };
}

/** Where a page that cannot be opened leads instead (specification section 2); null: it can. */
export async function elsewhere(
  app: PlainApp,
  page: PageRoute,
  address: PageAddress,
  visit: PlainVisit,
): Promise<PlainStep | null> {
  const { query } = address;
  const isGuest = hasSession(app.session.state.get());
  const { i18n } = app.messages;
  if (page.id === 'login' && isGuest && query.get('redirect') === '/checkout') return { to: '/checkout' };
  if (page.id === 'menu') return goneDeal(app, query);
  if (page.id === 'product') return goneLine(app, address);
  if (page.id !== 'checkout') return null;
  if (!isGuest) {
    return { to: loginAddress('/checkout').replaceAll('%2F', '/'), notices: [i18n._('checkout.login_first')] };
  }
  // The answer to an earlier placement may have been lost on its way.
  const known = visit.orderKey && (await orderOfKey(app.api, visit.orderKey));
  if (known && known !== 'unknown') return placed(app, known, 'found');
  return app.plain.cart.items.length ? null : { to: '/menu', notices: [i18n._('checkout.empty_cart')] };
}
