import { readFileSync } from 'node:fs';
import { isCalledOff } from '../../../src/domain/orders/order-status.ts';
import type { Records } from '../../../src/server/payments/simulator/records.ts';
import { type DatabasePlace, inDatabase } from './always-open.ts';

/** How often what once went wrong happened among the rest: with full counts, none of it is left to chance. */
export interface PaymentMoments {
  guests: number;
  /** Of these, handovers that were taken back, and receipts that were credited because their order was called off after all. */
  steppedBack: number;
  creditedReceipts: number;
  /** Holds of which a part was taken and the rest let go, which makes no refund. */
  partlyTaken: number;
  /** Of these, those of which the restaurant gave back in the provider's dashboard just what had been let go. */
  sameAsLetGo: number;
  /** Answers of 500 that the provider keeps, and repeats for their keys. */
  kept500s: number;
  /** Orders that were called off after the restaurant had given back a part of them in the provider's dashboard. */
  yesterdaysSums: number;
}

/** Counts them, of a restaurant and its provider's file. */
export function momentsOf(place: DatabasePlace, providerFile: string): Promise<PaymentMoments> {
  const { sessions, intents, refunds, answers }: Records = JSON.parse(readFileSync(providerFile, 'utf8'));
  return inDatabase(place, async ({ db }) => {
    const orders = await db.selectFrom('orders').select(['id', 'status', 'guest_email_key']).execute();
    const payments = await db.selectFrom('payments').select(['id', 'order_id']).execute();
    const steps = await db.selectFrom('audit_log').select('id').where('action', '=', 'order_step_back').execute();
    const receipts = await db.selectFrom('receipts').select('called_off_at').execute();
    const calledOff = new Set(orders.filter(({ status }) => isCalledOff(status)).map(({ id }) => id));
    const orderOf = new Map(payments.map(({ id, order_id }) => [id, order_id]));
    const inDashboard = refunds.filter(({ metadata }) => metadata['act'] === undefined);
    const partly = Object.values(intents).filter(({ captured, amount }) => captured > 0 && captured < amount);
    const isYesterdays = ({ payment_intent }: Records['refunds'][number]) => {
      const session = intents[payment_intent]?.session ?? '';
      const byUs = refunds.some((other) => other.payment_intent === payment_intent && other.metadata['act']);
      return byUs && calledOff.has(orderOf.get(sessions[session]?.metadata['payment'] ?? '') ?? '');
    };
    return {
      guests: orders.filter(({ guest_email_key }) => guest_email_key !== null).length,
      steppedBack: steps.length,
      creditedReceipts: receipts.filter(({ called_off_at }) => called_off_at !== null).length,
      partlyTaken: partly.length,
      sameAsLetGo: partly.filter(({ id, amount, captured }) =>
        inDashboard.some((refund) => refund.payment_intent === id && refund.amount === amount - captured),
      ).length,
      kept500s: Object.values(answers).filter(({ status }) => status === 500).length,
      yesterdaysSums: inDashboard.filter(isYesterdays).length,
    };
  });
}
