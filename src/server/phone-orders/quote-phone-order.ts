import type { PhoneQuote, PhoneQuoteInput } from '../../contract/staff/staff-phone-orders.ts';
import type { AskedOrder } from '../../domain/appraisal/asked-order.ts';
import { isOfPromotion, type Obstacle } from '../../domain/appraisal/obstacles.ts';
import type { Language } from '../../domain/languages.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { askedAddress } from '../orders/order-terms.ts';
import { presentCart } from '../orders/quote/present-cart.ts';
import { presentFigures } from '../orders/quote/present-figures.ts';
import { appraiseAsked, promotionKey } from '../orders/quote/quote-order.ts';
import { obstacleText, refusalFor } from '../orders/quote/refusal-for.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { Services } from '../services.ts';

interface Question {
  tenant: Tenant;
  language: Language;
  input: PhoneQuoteInput;
}

/** What an order comes to while staff take it, and everything in its way that they may set aside. */
export async function quotePhoneOrder(services: Services, question: Question): Promise<PhoneQuote> {
  const { tenant, language, input } = question;
  const key = promotionKey(input);
  const promotion = key && { key, userId: null };
  const { facts, appraisal } = await appraiseAsked(services, { tenant, language, asked: askedBy(input), promotion });
  const { settings, priced, obstacles } = appraisal;
  const decimals = decimalsOf(settings.currency.code);
  const { items, changes } = presentCart(appraisal.items, { decimals, language });
  const figures = presentFigures(priced, decimals);
  const nothing = { items, changes, figures, obstacles: [], promotionId: null, promotionProblem: null };
  if (items.length === 0) return nothing;
  const reader = { language, now: facts.now };
  const fault = obstacles.find(isFault);
  if (fault) throw refusalFor(fault, appraisal, reader);
  const overridable = obstacles.flatMap(({ override }) => override ?? []);
  const refused = obstacles.find(isOfPromotion);
  return {
    ...nothing,
    obstacles: [...new Set(overridable)].flatMap((override) => {
      const first = obstacles.find((each) => each.override === override);
      return first ? { override, message: obstacleText(first, appraisal, reader) } : [];
    }),
    promotionId: appraisal.promotion ? (facts.promotion?.row?.id ?? null) : null,
    promotionProblem: refused ? obstacleText(refused, appraisal, reader) : null,
  };
}

/** What may still be given or chosen anew while the order is being taken. */
const UNSETTLED: readonly string[] = ['address_required', 'payment_method_unavailable'];

/** Whether nobody can set it aside. What the menu has changed is told with the lines. */
function isFault(obstacle: Obstacle): boolean {
  const isTold = obstacle.field === 'items' || isOfPromotion(obstacle) || UNSETTLED.includes(obstacle.code);
  return obstacle.override === null && !isTold;
}

function askedBy({ items, deliveryAddress, scheduledAt, paymentMethod, ...input }: PhoneQuoteInput): AskedOrder {
  const { orderType, isASAP } = input;
  // Nobody can say whether an address is in the area before it is known.
  const isKnown = Boolean(deliveryAddress?.street && deliveryAddress.city);
  return {
    items: items.map(({ agreedPrice, ...item }) => ({ ...item, price: agreedPrice ?? undefined })),
    ...{ orderType, isASAP, isGuest: false, ageConfirmed: null, overrides: ['prices'] },
    scheduledAt: scheduledAt === null ? null : Date.parse(scheduledAt),
    address: isKnown && deliveryAddress ? askedAddress(deliveryAddress) : null,
    paymentMethod: paymentMethod ?? null,
  };
}
