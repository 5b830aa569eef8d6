import type { PlainVisit } from '../../contract/page-handler.ts';
import { randomId } from '../app/api/random-id.ts';
import type { AppContext } from '../app/app-context.ts';
import type { SessionState } from '../app/session/session.ts';
import { createStore } from '../app/storage/store.ts';
import { cartChangeTexts } from '../features/cart/cart-changes.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { orderTypesOf } from '../features/restaurant/use-order-type.ts';
import type { PlainApp } from './act.ts';
import { plainLine } from './plain-line.ts';

/**
 * Lets an app context know the visitor: their session, and their cart as the menu has it today. `changes` says what differs from what
 * they saw. A cart that cannot be checked now is shown empty and kept.
 */
export async function plainApp(
  app: AppContext,
  visit: PlainVisit,
  form: URLSearchParams | null,
): Promise<{ app: PlainApp; visit: PlainVisit; changes: string[] }> {
  await app.resources.ensure(currentRestaurant);
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant ?? null;
  const state = await sessionOf(app, visit);
  const checked = restaurant && visit.lines.length > 0 ? await check(app, restaurant._id, visit) : null;
  const items = checked?.items ?? [];
  const isBound = restaurant && items.length > 0;
  return {
    app: {
      ...app,
      session: { ...app.session, state: createStore<SessionState>(state) },
      plain: {
        cart: {
          restaurantId: isBound ? restaurant._id : null,
          restaurantName: isBound ? restaurant.name : null,
          restaurantSlug: isBound ? restaurant.slug : null,
          items,
        },
        form,
        notices: visit.notices,
        orderKey: visit.orderKey ?? randomId(),
        times: null,
        payAt: null,
      },
    },
    visit: { ...visit, ...checked?.visit, token: state.status === 'guest' ? visit.token : null },
    changes: checked?.changes ?? [],
  };
}

/** The times that the server offers for the cart; null: they follow from the restaurant's hours, or could not be fetched. */
export async function timesOf({ api, resources, plain }: PlainApp): Promise<PlainApp['plain']['times']> {
  const restaurant = resources.peek(currentRestaurant)?.data.restaurant;
  const { form, cart } = plain;
  if (!restaurant?.orderTimes || cart.items.length === 0) return null;
  const types = orderTypesOf(restaurant);
  const orderType = types.find((type) => type === form?.get('orderType')) ?? types[0] ?? 'Delivery';
  const items = cart.items.map(({ productId, quantity }) => ({ productId, quantity }));
  const day = form?.get('scheduledDay');
  const ask = (more: { day?: string }) =>
    api.cart.times({ restaurantId: restaurant._id, orderType, items, ...more }, { quiet: true });
  const answer = await ask(day ? { day } : {});
  return answer.ok ? answer.data.data : null;
}

async function sessionOf({ api }: AppContext, { token }: PlainVisit): Promise<SessionState> {
  const answer = token === null ? null : await api.me.get({ quiet: true });
  const user = answer?.ok ? answer.data.data.user : null;
  return user?.isGuest ? { status: 'guest', user } : { status: 'visitor' };
}

async function check(app: AppContext, restaurantId: string, { lines }: PlainVisit) {
  const answer = await app.api.cart.validate({ restaurantId, items: lines }, { quiet: true });
  if (!answer.ok) return null;
  const { items, changes } = answer.data.data;
  return {
    items,
    changes: await cartChangeTexts(app, changes),
    visit: { lines: items.map(plainLine) },
  };
}
