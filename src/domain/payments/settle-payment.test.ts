import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { type Facts, PAYMENT_STATES } from './payment-facts.ts';
import { type PaidOrder, type Payment, type PaymentAct, settlePayment } from './settle-payment.ts';

const fresh: Payment = {
  state: 'created',
  amount: 2340,
  due: 2340,
  currency: 'GBP',
  captured: 0,
  refunded: 0,
  turnedDown: 0,
  isDisputed: false,
  captureAsked: 0,
  isVoidAsked: false,
  refundAsked: 0,
};
const awaiting: PaidOrder = { status: 'Awaiting Payment', wasAccepted: false, canBeSent: true, isOverdue: false };
const said = (more: Partial<Facts>): Facts => ({
  state: 'created',
  amount: 2340,
  currency: 'gbp',
  captured: 0,
  refunded: 0,
  isDisputed: false,
  holdUntil: null,
  chargeReference: null,
  method: null,
  lastDigits: null,
  ...more,
});
const held = said({ state: 'authorised' });
const charged = said({ state: 'captured', captured: 2340 });

describe('an order whose payment is awaited', () => {
  it('goes to the restaurant once the money is held, or charged', () => {
    expect(settlePayment(fresh, awaiting, held)).toMatchObject({ order: 'send', acts: [] });
    expect(settlePayment(fresh, awaiting, charged)).toMatchObject({ order: 'send', acts: [] });
  });

  it('waits while nothing is paid', () => {
    expect(settlePayment(fresh, awaiting, said({}))).toMatchObject({ order: null, acts: [] });
  });

  it('is called off when the time is over, and its page closed', () => {
    const late = { ...awaiting, canBeSent: false, isOverdue: true };
    expect(settlePayment(fresh, late, null)).toMatchObject({ order: 'call off', acts: [{ kind: 'void' }] });
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'eur' }],
  ])('is called off for %s, and the hold released', (_, wrong) => {
    const settled = settlePayment(fresh, awaiting, { ...held, ...wrong });
    expect(settled).toMatchObject({ order: 'call off', isWrong: true, acts: [{ kind: 'void' }] });
  });

  it('is called off when it is paid too late: a hold is released, a charge refunded', () => {
    const late = { ...awaiting, canBeSent: false };
    expect(settlePayment(fresh, late, held)).toMatchObject({ order: 'call off', acts: [{ kind: 'void' }] });
    const refund = { kind: 'refund', amount: 2340 };
    expect(settlePayment(fresh, late, charged)).toMatchObject({ order: 'call off', acts: [refund] });
  });
});

describe('the money of an order', () => {
  const authorised: Payment = { ...fresh, state: 'authorised' };
  const captured: Payment = { ...fresh, state: 'captured', captured: 2340, captureAsked: 2340 };
  const capture = { kind: 'capture', amount: 2340 };
  const release = { kind: 'void', amount: 0 };
  const refund = { kind: 'refund', amount: 2340 };

  it.each([
    ['Pending Confirmation', false, [], []],
    ['Confirmed', true, [capture], []],
    ['Completed', true, [capture], []],
    ['Cancelled by User', false, [release], [refund]],
    ['Cancelled by Restaurant', false, [release], [refund]],
    ['Cancelled by Restaurant', true, [release], [refund]],
    ['Not Paid', false, [release], [refund]],
    ['Failed', false, [release], [refund]],
    // At the door staff decide.
    ['Failed', true, [capture], []],
  ] as const)('when it is %s', (status, wasAccepted, ofHold, ofCharge) => {
    const order = { ...awaiting, status, wasAccepted };
    expect(settlePayment(authorised, order, null).acts).toEqual(ofHold);
    expect(settlePayment(captured, order, null).acts).toEqual(ofCharge);
  });

  it('is refunded if it was taken while the order was called off', () => {
    const asked = { ...authorised, captureAsked: 2340 };
    const off = { ...awaiting, status: 'Cancelled by Restaurant', wasAccepted: true } as const;
    expect(settlePayment(asked, off, null).acts).toEqual([]);
    expect(settlePayment(asked, off, charged).acts).toEqual([refund]);
  });
});

describe('whatever is said, how often and in which order', () => {
  const anyFacts = fc
    .record({
      state: fc.constantFrom(...PAYMENT_STATES),
      taken: fc.integer({ min: 1, max: 2340 }),
      back: fc.integer({ min: 0, max: 2340 }),
      turnedDown: fc.integer({ min: 0, max: 2340 }),
    })
    .map(({ state, taken, back, turnedDown }) =>
      said(state === 'captured' ? { state, captured: taken, refunded: Math.min(back, taken), turnedDown } : { state }),
    );
  const anyOrder: fc.Arbitrary<PaidOrder> = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES.filter((status) => status !== 'Awaiting Payment')),
    wasAccepted: fc.boolean(),
    canBeSent: fc.boolean(),
    isOverdue: fc.boolean(),
  });
  const endOf = (list: Facts[], order: PaidOrder) => {
    const acts: PaymentAct[] = [];
    let payment = fresh;
    for (const facts of list) {
      const settled = settlePayment(payment, order, facts);
      payment = settled.payment;
      acts.push(...settled.acts);
    }
    return { payment, acts };
  };

  it('the same is known in the end', () => {
    fc.assert(
      fc.property(fc.array(anyFacts, { minLength: 1, maxLength: 6 }), fc.integer(), anyOrder, (list, seed, order) => {
        const mixed = [...list, ...list].sort((a, b) => hash(a, seed) - hash(b, seed));
        const [one, other] = [endOf(list, order).payment, endOf(mixed, order).payment];
        const known = ({ captured, refunded, turnedDown, isDisputed }: Payment) => [
          captured,
          refunded,
          turnedDown,
          isDisputed,
        ];
        expect(known(other)).toEqual(known(one));
        expect(rank(other)).toBe(rank(one));
      }),
    );
  });

  it('nothing goes back, nothing is asked for twice, and never more than was taken', () => {
    fc.assert(
      fc.property(fc.array(anyFacts, { maxLength: 8 }), anyOrder, (list, order) => {
        let before = fresh;
        for (const facts of list) {
          const { payment } = settlePayment(before, order, facts);
          expect(rank(payment)).toBeGreaterThanOrEqual(rank(before));
          expect(payment.captured).toBeGreaterThanOrEqual(before.captured);
          expect(payment.refundAsked).toBeLessThanOrEqual(payment.captured);
          before = payment;
        }
        const { acts, payment } = endOf(list, order);
        const of = (kind: string) => acts.filter((act) => act.kind === kind);
        expect(of('capture').length).toBeLessThanOrEqual(1);
        expect(of('void').length).toBeLessThanOrEqual(1);
        expect(of('refund').reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(payment.captured);
      }),
    );
  });

  const rank = ({ state }: Payment) =>
    state === 'captured' ? 3 : state === 'authorised' ? 1 : state === 'created' ? 0 : 2;
  const hash = (facts: Facts, seed: number) => (JSON.stringify(facts).length * 31 + facts.captured * seed) % 101;
});
