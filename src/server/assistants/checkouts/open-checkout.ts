import type { OpenedCheckout } from '../../../contract/opened-checkout.ts';
import type { CheckoutInput } from '../../../contract/ucp.ts';
import { MAX } from '../../../domain/limits.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { findCheckout } from '../../checkouts/checkouts.repo.ts';
import { trackingTokenOf } from '../../checkouts/tracking-token.ts';
import { presentCart } from '../../orders/quote/present-cart.ts';
import { toIso } from '../../platform/clock.ts';
import { fromJson } from '../../platform/database/json-columns.ts';
import type { Tenant } from '../../platform/http/app.ts';
import { commonRefusals } from '../../platform/refusals/common-refusals.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { Services } from '../../services.ts';
import { type AppraisedCheckout, appraiseCheckout } from './appraise-checkout.ts';
import { methodOf } from './asked-by-checkout.ts';
import { chosenTip } from './chosen-tip.ts';

/** A checkout for the page on which a person goes on with it. Throws a `Refusal` for one that is unknown here. */
export async function openCheckout(services: Services, tenant: Tenant, id: string): Promise<OpenedCheckout> {
  const row = await findCheckout(services.db, { restaurantId: tenant.id, id });
  if (!row) throw new Refusal(commonRefusals.not_found);
  const { language, order_id, canceled_at, expires_at } = row;
  const input = fromJson(row.input);
  const found = await appraiseCheckout(services, { tenant, language, input });
  const isOver = canceled_at !== null || expires_at <= services.clock();
  const { settings, items } = found.appraisal;
  const { first_name = '', last_name = '', email = '', phone_number: phone = '' } = input.buyer ?? {};
  return {
    state: order_id !== null ? 'ordered' : isOver ? 'over' : 'open',
    ...(order_id !== null && { trackingToken: trackingTokenOf(id) }),
    items: presentCart(items, { decimals: decimalsOf(settings.currency.code), language, isKept: true }).items,
    isIncomplete: items.some(({ problems }) => problems.length > 0),
    orderType: methodOf(input) ? found.asked.orderType : null,
    scheduledAt: found.refusedTime === null ? toIso(found.asked.scheduledAt) : null,
    name: [first_name, last_name].filter(Boolean).join(' '),
    email,
    phone,
    address: addressOf(input),
    customerNotes: checkoutNotes(found),
    tip: chosenTip(found, language).choice,
  };
}

function addressOf(input: CheckoutInput): OpenedCheckout['address'] {
  const method = methodOf(input);
  const { address = {}, geo } = method?.destination ?? {};
  if (method?.type !== 'delivery' || !method.destination) return null;
  return {
    street: [address.street_address, address.extended_address].filter(Boolean).join(', ').slice(0, MAX.street),
    city: address.address_locality ?? '',
    postalCode: address.postal_code ?? '',
    country: address.address_country ?? '',
    note: method.notes ?? '',
    latitude: geo?.latitude ?? null,
    longitude: geo?.longitude ?? null,
  };
}

/** What the buyer said to the counter, and to dishes where the restaurant takes notes to the whole order alone. */
export function checkoutNotes({ input, content }: AppraisedCheckout): string {
  const method = methodOf(input);
  const toDishes = content.restaurant.takesLineNotes
    ? []
    : input.line_items.flatMap(({ dish }) => {
        const name = content.productsById.get(dish.id)?.name;
        return dish.note && name ? `${name}: ${dish.note}` : [];
      });
  const toCounter = method?.type === 'pickup' && method.notes ? [method.notes] : [];
  return [...toDishes, ...toCounter].join('\n').slice(0, MAX.customerNotes);
}
