import type { CheckoutAnswer, CheckoutMessage } from '../../../contract/ucp.ts';
import { continuePath } from '../../../domain/orders/assistant-source.ts';
import type { CheckoutRow } from '../../checkouts/checkouts.repo.ts';
import { obstacleText } from '../../orders/quote/refusal-for.ts';
import { fromJson } from '../../platform/database/json-columns.ts';
import type { Services } from '../../services.ts';
import { ucpEnvelope } from '../ucp-envelope.ts';
import { zonedIso } from '../zoned-iso.ts';
import { type AppraisedCheckout, appraiseCheckout } from './appraise-checkout.ts';
import { methodOf } from './asked-by-checkout.ts';
import { texts } from './checkout-texts.ts';
import { chosenTip } from './chosen-tip.ts';
import { disclosures } from './disclosures.ts';
import { lineMessages } from './line-messages.ts';
import { counterMethod } from './may-complete.ts';
import { WORDS } from './obstacle-words.ts';
import { presentEstablishment } from './present-establishment.ts';
import { presentFulfillment } from './present-fulfillment.ts';
import { presentLines } from './present-lines.ts';
import { presentOrdered } from './present-ordered.ts';
import { presentTotals } from './present-totals.ts';
import { linksOf, type Shown } from './shown.ts';

/**
 * A checkout as it stands: appraised anew each time, or the order that was placed from it. Whether the buyer is known is not said before
 * the order is asked for: nobody may try numbers out.
 */
export async function presentCheckout(
  services: Services,
  row: CheckoutRow,
  shown: Shown,
  { needsPerson = false } = {},
): Promise<CheckoutAnswer> {
  if (row.order_id !== null) return presentOrdered(services, { ...row, order_id: row.order_id }, shown);
  const { tenant, origin } = shown;
  const { language } = row;
  const input = fromJson(row.input);
  const found = await appraiseCheckout(services, { tenant, language, input });
  const tip = chosenTip(found, language);
  const errors = [...errorsOf(found, row), ...tip.messages];
  const isOver = row.canceled_at !== null || row.expires_at <= services.clock();
  const isReady = !needsPerson && found.refusedTime === null && counterMethod(found) !== null;
  const isIncomplete = errors.some(({ severity }) => severity === 'recoverable');
  const confirm: CheckoutMessage = {
    type: 'error',
    code: 'buyer_confirmation_required',
    content: texts.confirm[language],
    severity: 'requires_buyer_review',
  };
  return {
    ucp: ucpEnvelope(),
    id: row.id,
    status: isOver ? 'canceled' : isIncomplete ? 'incomplete' : isReady ? 'ready_for_complete' : 'requires_escalation',
    currency: found.appraisal.settings.currency.code,
    food_establishment: presentEstablishment(found.content, tenant),
    ...(input.buyer && { buyer: input.buyer }),
    line_items: presentLines(found),
    fulfillment: presentFulfillment(found, { tenant, language }),
    ...(tip.shown && { tip: tip.shown }),
    totals: presentTotals({
      figures: found.appraisal.priced,
      tip: tip.amount,
      orderType: methodOf(input) ? found.asked.orderType : null,
      language,
    }),
    messages: isOver
      ? [{ type: 'info', code: 'checkout_over', content: texts.over[language] }]
      : [...errors, ...(isIncomplete || isReady ? [] : [confirm]), ...disclosures(found, language)],
    links: linksOf(origin),
    ...(!isOver && { continue_url: origin + continuePath(row.id, language) }),
    expires_at: zonedIso(row.expires_at, tenant.timezone),
  };
}

/** What stands in the way, in the protocol's words. Until a way is chosen in which the order comes, only what holds for all of them. */
function errorsOf(found: AppraisedCheckout, { language }: Pick<CheckoutRow, 'language'>): CheckoutMessage[] {
  const { appraisal, facts, input, refusedTime } = found;
  const method = methodOf(input);
  const general = appraisal.obstacles.flatMap((each): CheckoutMessage[] => {
    const word = WORDS[each.code];
    if (!word || !(method || each.code === 'opening_soon')) return [];
    const content = obstacleText(each, appraisal, { language, now: facts.now });
    // A time that was asked for is what would have to change, whatever refuses it.
    const path = refusedTime !== null && word.code === 'location_closed' ? TIME : word.path;
    return [{ type: 'error', ...word, path, content }];
  });
  const lines = lineMessages(found, language);
  if (!method) return [missing('$.fulfillment.methods', texts.choose_type[language]), ...general, ...lines];
  const isUntold = refusedTime !== null && !general.some(({ path }) => path === TIME);
  const noTime: CheckoutMessage = {
    type: 'error',
    code: 'location_closed',
    path: TIME,
    content: texts.no_time[language],
    severity: 'recoverable',
  };
  const { destination } = method;
  const hasNoAddress = method.type === 'delivery' && !destination?.address && !destination?.geo;
  const isToldOfAddress = general.some(({ path }) => path?.startsWith(DESTINATION));
  return [
    ...general,
    ...(isUntold ? [noTime] : []),
    ...(hasNoAddress && !isToldOfAddress ? [missing(DESTINATION, texts.address_missing[language])] : []),
    ...lines,
  ];
}

const TIME = '$.fulfillment.methods[0].requested_fulfillment_time';
const DESTINATION = '$.fulfillment.methods[0].destination';

function missing(path: string, content: string): CheckoutMessage {
  return { type: 'error', code: 'missing', path, content, severity: 'recoverable' };
}
