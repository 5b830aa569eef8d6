import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToBalance,
  BALANCE_KINDS,
  type BalanceEntry,
  balanceDifferences,
  type KnownPayment,
  NO_BALANCE,
} from './provider-balance.ts';

const NOW = 1_000_000;
const charge: BalanceEntry = {
  ...{
    id: 'txn_1',
    kind: 'charge',
    chargeReference: 'pi_1',
    amount: 2600,
    fee: 64,
    currency: 'EUR',
    paid: 2600,
    at: 10,
  },
};
const refund: BalanceEntry = { ...charge, id: 'txn_2', kind: 'refund', amount: -500, fee: 0, paid: -500, at: 20 };
const payment: KnownPayment = {
  ...{ chargeReference: 'pi_1', captured: 2600, refunded: 500, capturedAt: 11, changedAt: 21 },
};

describe('the provider’s books and ours', () => {
  it('agree where each payment was charged and given back the same', () => {
    expect(balanceDifferences([charge, refund], [payment], NOW)).toEqual([]);
  });

  it.each([
    ['a refund that we do not know', [charge, refund], { refunded: 0 }, [{ at: 20, difference: -500 }]],
    ['a refund that was never made', [charge], {}, [{ at: 21, difference: 500 }]],
    ['a charge that the provider does not have', [refund], {}, [{ at: 11, difference: -2600 }]],
    ['a charge of another sum', [{ ...charge, paid: 2601 }, refund], {}, [{ at: 10, difference: 1 }]],
  ])('differ by %s, at the moment of its entry', (_, entries, change, found) => {
    const ours = { ...payment, ...change };
    expect(balanceDifferences(entries, [ours], NOW)).toEqual(found.map((each) => ({ payment: ours, ...each })));
  });

  it('say nothing of what is under way on either side, nor of what is somebody else’s', () => {
    expect(balanceDifferences([charge], [payment], 21)).toEqual([]);
    expect(
      balanceDifferences([charge, { ...refund, at: 30 }], [{ ...payment, refunded: 0, changedAt: 11 }], 30),
    ).toEqual([]);
    expect(balanceDifferences([{ ...charge, chargeReference: 'pi_till' }], [], NOW)).toEqual([]);
  });

  it('add up: the sums by kind are what the balance has changed by', () => {
    const money = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const entry = fc.record({
      kind: fc.constantFrom(...BALANCE_KINDS),
      amount: money,
      fee: money,
      isOurs: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const sums = entries.reduce((all, { isOurs, ...each }) => addToBalance(all, { ...charge, ...each }, isOurs), {
          ...NO_BALANCE,
        });
        const { charged, refunded, disputed, fees, other, paidOut, net } = sums;
        expect(charged - refunded - disputed - fees + other - paidOut).toBe(net);
        expect(net).toBe(entries.reduce((sum, { amount, fee }) => sum + amount - fee, 0));
      }),
    );
  });
});
