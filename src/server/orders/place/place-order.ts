import type { Order } from '../../../contract/orders.ts';
import { appraise } from '../../../domain/appraisal/appraise.ts';
import type { ShownProducts } from '../../../domain/appraisal/menu-product.ts';
import type { Language } from '../../../domain/languages.ts';
import { acceptanceDeadline } from '../../../domain/orders/acceptance-deadline.ts';
import { INITIAL_STATUS, isUnsent } from '../../../domain/orders/order-status.ts';
import { isPaidOnline } from '../../../domain/orders/payment-methods.ts';
import { driveOf } from '../../../domain/slots/drive.ts';
import type { Pace } from '../../../domain/slots/kitchen-pace.ts';
import { queueAlarms } from '../../alarms/queue-alarms.ts';
import { takeCheckout } from '../../checkouts/take-checkout.ts';
import { tellPlaced } from '../../events/order-events.ts';
import type { Config } from '../../platform/config.ts';
import type { DialectName, Tx } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { queuePrints } from '../../printing/queue-prints.ts';
import { countPromotion } from '../../promotions/count-promotion.ts';
import { promotionNames } from '../../promotions/present-promotion.ts';
import type { PromotionRow } from '../../promotions/promotions.repo.ts';
import type { Services } from '../../services.ts';
import { mailsPerHour } from '../join-mails.ts';
import { queueOrderMail } from '../order-mail.repo.ts';
import { checkStillKnown } from '../order-person.ts';
import type { PlaceOrderRequest } from '../order-policy.ts';
import { askedOrder, termsOf } from '../order-terms.ts';
import { ordersRefusals as refusals } from '../orders.refusals.ts';
import { insertOrder, type StoredOrder } from '../orders.repo.ts';
import { presentOrder } from '../present/present-order.ts';
import { publishOrder } from '../publish-order.ts';
import { paceOf, readFacts } from '../quote/order-facts.ts';
import { refusalFor } from '../quote/refusal-for.ts';
import { giveUpUnpaid } from '../status/give-up-unpaid.ts';
import { checkHeldPortions, checkHeldUses, limitUnpaid } from '../unpaid-orders.ts';
import { awaitPayment, isToBePaid } from './await-payment.ts';
import { checkAddedSent } from './check-added-sent.ts';
import { checkAvoided } from './check-avoided.ts';
import { checkServed } from './check-served.ts';
import { checkedTip } from './check-tip.ts';
import { enterCustomer } from './enter-customer.ts';
import { withCallNumber } from './give-call-number.ts';
import { measureRoad } from './measure-road.ts';
import { namedBuyer } from './named-buyer.ts';
import { newOrder } from './new-order.ts';
import { oncePerKey } from './once-per-key.ts';
import { checkOpenOrders } from './open-orders.ts';
import { takeCounted } from './take-counted.ts';
import { takeTime } from './take-time.ts';

/** The menu in the customer's language (`shown`) and in the restaurant's own (`original`). */
interface Menus {
  shown: ShownProducts;
  original: ShownProducts;
}

interface Writing {
  config: Config;
  dialect: DialectName;
  placement: PlaceOrderRequest;
  menus: Menus;
  pace: Pace | null;
  now: number;
}

/**
 * Places an order (DECISIONS "order placement"): one transaction reads the menu, prices the order, and writes it with all that
 * follows. A repeated idempotency key returns the first order with `isRepeat`. Throws a `Refusal` if the order cannot be taken as
 * sent.
 */
export async function placeOrder(
  services: Services,
  placement: PlaceOrderRequest,
): Promise<{ order: Order; stored: StoredOrder; isRepeat: boolean }> {
  const { tenant, language, userId, input, idempotencyKey } = placement;
  if (input.restaurantId !== tenant.id) throw new Refusal(refusals.wrong_restaurant);
  const now = services.clock();
  const key = idempotencyKey === null ? null : { restaurantId: tenant.id, userId, key: idempotencyKey };
  // Read before the transaction, which holds SQLite's only connection: reading inside it would wait for ever.
  const content = await services.content.of(tenant.id, language);
  const menus = {
    shown: content.productsById,
    original: (await services.content.of(tenant.id, tenant.contentLanguage)).productsById,
  };
  checkAddedSent(content.restaurant, input);
  // Who has chosen a time is not told another.
  const pace = input.isASAP ? await paceOf(services, tenant, input.orderType) : null;
  const { stored, isRepeat } = await oncePerKey(services.db, { key, body: placement.sent ?? input, now }, (tx) =>
    writeOrder(tx, { ...{ config: services.config, dialect: services.dialect }, placement, menus, pace, now }),
  );
  const order = await presentOrder(services, stored, 'customer');
  if (!isRepeat) {
    if (!isUnsent(order.status)) services.metrics.ordersPlaced.inc({ type: input.orderType });
    services.outbox.wake();
    if (isUnsent(order.status)) services.payments.wake();
    if (stored.order.portions) services.content.mayHaveChanged();
    await publishOrder(services, stored, order);
    void measureRoad(services, stored);
  }
  return { order, stored, isRepeat };
}

async function writeOrder(tx: Tx, { config, dialect, placement, menus, pace, now }: Writing): Promise<StoredOrder> {
  const { shown, original } = menus;
  const { tenant, language, input, policy } = placement;
  const customer = await policy.customer(tx, placement, now);
  const { userId } = customer;
  const isUnpaid = isPaidOnline(input.paymentDetails.method) && policy.limitsUnpaid;
  if (isUnpaid) {
    await limitUnpaid(tx, config, placement, now);
    await giveUpUnpaid(tx, { restaurantId: tenant.id, userId }, { dialect, now, maxMails: mailsPerHour(config) });
  }
  const asked = askedOrder(placement);
  const { promotionId, couponCode, items: sent, isASAP } = input;
  const key = promotionId === null ? null : { id: promotionId, code: couponCode?.toUpperCase() };
  const wanted = { restaurantId: tenant.id, items: sent, shown, promotion: key && { key, userId } };
  const facts = await readFacts(tx, { ...wanted, needsLoads: isASAP, isUnpaid, pace, now });
  const appraisal = appraise(asked, facts);
  const [obstacle] = appraisal.obstacles;
  if (obstacle) throw refusalFor(obstacle, appraisal, { language, now });
  const { settings, items, priced, taxed } = appraisal;
  checkAvoided(items, input.avoids, language);
  const terms = termsOf(input, appraisal);
  const tip = checkedTip({ input, settings, terms, priced });

  const admission = await policy.admit(tx, config, placement, { settings, terms, priced }, now);
  const time = await takeTime(tx, appraisal, { restaurantId: tenant.id, language, asked, facts, isUnpaid });
  checkServed(appraisal, { language, asked, facts, time });
  const portions = await takeCounted(tx, appraisal, { restaurantId: tenant.id, language, asked, facts });
  const row = facts.promotion?.row;
  const promotion = row ? await named(tx, placement, row) : null;
  const { remindAfter, cancelAfter, schedule } = settings;
  const waiting = { placedAt: now, scheduledAt: terms.scheduledAt };
  const remindAt = acceptanceDeadline(waiting, remindAfter, schedule);
  const cancelAt = acceptanceDeadline(waiting, cancelAfter, schedule);
  const status = isToBePaid(terms, priced) ? 'Awaiting Payment' : INITIAL_STATUS;
  const order = newOrder({
    placement,
    customer,
    terms,
    time,
    portions,
    travelMinutes: driveOf(input.orderType, settings.orderTimes),
    items,
    priced,
    tip,
    asksWishes: settings.asksWishes,
    takesLineNotes: settings.takesLineNotes,
    textsGuests: settings.textsGuests,
    buyer: namedBuyer(input.buyer, { settings, total: priced.totalAmount }),
    taxed,
    promotion,
    original,
    remindAt,
    cancelAt,
    status,
    ...admission,
    schedule,
    now,
  });
  const stored = await withCallNumber(tx, policy.answered(order, { settings, time }), schedule);
  await insertOrder(tx, stored);
  await policy.alongside(tx, stored);
  if (placement.checkoutId) await takeCheckout(tx, stored.order, placement.checkoutId);
  if (!isUnsent(stored.order.status)) {
    await enterCustomer(tx, stored.order);
    await tellPlaced(tx, { restaurantId: tenant.id, orderId: stored.order.id, status: stored.order.status, now });
  }
  await queuePrints(tx, stored.order, stored.order.status, now);
  await queueAlarms(tx, stored.order, settings);
  if (promotion) await countPromotion(tx, promotion.row, stored.order);
  const isToPay = isUnsent(status);
  if (isUnpaid && isToPay && promotion) await checkHeldUses(tx, promotion.row);
  if (isUnpaid && isToPay) await checkHeldPortions(tx, stored.order, facts);
  const isScarce =
    stored.order.kitchen_slots !== null || portions !== null || (promotion?.row.max_uses ?? null) !== null;
  if (isToPay) await awaitPayment(tx, config, { stored, currency: settings.currency, isScarce });
  const kind = policy.mail(isToPay);
  if (kind) await queueOrderMail(tx, { kind, order: stored.order, max: mailsPerHour(config) });
  await checkStillKnown(tx, userId);
  await checkOpenOrders(tx, config, stored.order);
  return stored;
}

async function named(tx: Tx, { tenant, language }: PlaceOrderRequest, row: PromotionRow) {
  const { id, contentLanguage } = tenant;
  const textsIn = async (reader: Language) =>
    (await promotionNames(tx, id, [row.id], { language: reader, contentLanguage })).of(row.id);
  const { name, lang } = await textsIn(language);
  return { row, name, lang, nameOriginal: (await textsIn(contentLanguage)).name };
}
