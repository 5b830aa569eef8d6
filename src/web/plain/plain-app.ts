import type { PlainVisit } from '../../contract/page-handler.ts';
import type { Quote } from '../../contract/quote.ts';
import { randomId } from '../app/api/random-id.ts';
import type { AppContext } from '../app/app-context.ts';
import type { SessionState } from '../app/session/session.ts';
import { createStore } from '../app/storage/store.ts';
import { cartChangeTexts } from '../features/cart/cart-changes.ts';
import { deriveCheckout } from '../features/checkout/derive-checkout.ts';
import { plainStart } from '../features/checkout/plain-draft.ts';
import { quoteQuestion } from '../features/checkout/quote/quote-question.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import type { PlainApp } from './act.ts';
import { keysOfLines } from './line-in-cart.ts';
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
        lineKeys: await keysOfLines(checked?.visit.lines ?? visit.lines),
        form,
        notices: visit.notices,
        orderKey: visit.orderKey ?? randomId(),
        quote: null,
        point: null,
        payAt: null,
        delivery: { kept: visit.place ?? null, answer: null },
      },
    },
    visit: { ...visit, ...checked?.visit, token: state.status === 'guest' ? visit.token : null },
    changes: checked?.changes ?? [],
  };
}

/** What the order comes to that checkout's form says; null: the browser would know, or the server does not tell. */
export async function quoteOf({ api, resources, session, plain, renderedAt: now }: PlainApp): Promise<Quote | null> {
  const restaurant = resources.peek(currentRestaurant)?.data.restaurant;
  const state = session.state.get();
  const user = 'user' in state ? state.user : null;
  if (!restaurant || !user) return null;
  const around = { draft: plainStart(user, restaurant, plain), restaurant, user, items: plain.cart.items, now };
  const question = quoteQuestion(deriveCheckout(around), around);
  const day = plain.form?.get('scheduledDay');
  const answer = question && (await api.cart.quote({ ...question, ...(day && { day }) }, { quiet: true }));
  return answer?.ok ? answer.data.data : null;
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
