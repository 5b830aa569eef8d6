import type { CheckoutInput } from '../../../contract/ucp.ts';
import { type Appraisal, appraise } from '../../../domain/appraisal/appraise.ts';
import type { AskedOrder } from '../../../domain/appraisal/asked-order.ts';
import { usualRequest } from '../../../domain/appraisal/serving.ts';
import type { Language } from '../../../domain/languages.ts';
import { freeSlots, type TimeRequest } from '../../../domain/slots/free-times.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import type { OrderingSettings } from '../../menu/ordering-settings.repo.ts';
import type { OrderFacts } from '../../orders/quote/order-facts.ts';
import { appraiseAsked } from '../../orders/quote/quote-order.ts';
import type { Tenant } from '../../platform/http/app.ts';
import type { Services } from '../../services.ts';
import type { ContentSnapshot } from '../../storefront/content-snapshot.ts';
import { askedByCheckout } from './asked-by-checkout.ts';

/** A checkout as the restaurant would take it now. */
export interface AppraisedCheckout {
  input: CheckoutInput;
  content: ContentSnapshot;
  asked: AskedOrder;
  facts: OrderFacts;
  appraisal: Appraisal<OrderingSettings>;
  request: TimeRequest;
  /** The time that was asked for (ms) and cannot be; null: it can, or none was asked for. */
  refusedTime: number | null;
  /** Times in its place, the nearest first. */
  nearest: number[];
}

/** More than these nobody hears out. */
const NEAREST = 4;

/** By the function that appraises a cart. A time between two slots is that of the slot it falls into, as on our page. */
export async function appraiseCheckout(
  services: Services,
  { tenant, language, input }: { tenant: Tenant; language: Language; input: CheckoutInput },
): Promise<AppraisedCheckout> {
  const content = await services.content.of(tenant.id, language);
  const asked = askedByCheckout(input, content);
  const { facts, appraisal } = await appraiseAsked(services, { tenant, language, asked, promotion: null });
  const { schedule } = appraisal.settings;
  const request = appraisal.request ?? usualRequest({ orderType: asked.orderType, schedule, now: facts.now });
  const found = { input, content, asked, facts, appraisal, request, refusedTime: null, nearest: [] };
  const wanted = asked.scheduledAt;
  if (wanted === null) return found;
  const free = [...freeSlots(request, facts.loads)];
  const slot = free.findLast((at) => at <= wanted);
  if (slot !== undefined && wanted < slot + slotLength(request)) {
    const atSlot = { ...asked, scheduledAt: slot };
    return { ...found, asked: atSlot, appraisal: slot === wanted ? appraisal : appraise(atSlot, facts) };
  }
  const nearest = free.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted)).slice(0, NEAREST);
  return { ...found, refusedTime: wanted, nearest };
}

export function slotLength({ times }: TimeRequest): number {
  return times.slotMinutes * MINUTE;
}
