import { expect, it } from 'vitest';
import type { OnlinePayment } from '../../../../contract/online-payment.ts';
import type { PaymentStatus } from '../../../../domain/orders/order-status.ts';
import type { Translate } from '../../../app/app-context.ts';
import { moneyTexts } from './money-texts.ts';

type Online = Pick<OnlinePayment, 'state' | 'amount' | 'charged' | 'uncollected' | 'refunded'>;

const t = ((key: string, values?: { amount: string }) =>
  [key, values?.amount].filter(Boolean).join(' ')) as Translate<'order'>;

function textsOf(paymentStatus: PaymentStatus, changed: Partial<Online>): string[] {
  const online: Online = { state: 'authorised', amount: 26, charged: 0, refunded: 0, ...changed };
  const paymentDetails = { method: 'Card or wallet', paymentStatus, online };
  return moneyTexts(t, { status: 'Preparing', totalAmount: 26, paymentDetails }, online, String);
}

it('says what is reserved, charged and given back', () => {
  expect(textsOf('Pending', {})).toEqual(['money_reserved 26']);
  expect(textsOf('Paid', { state: 'captured', charged: 26 })).toEqual(['money_charged 26']);
  expect(textsOf('Paid', { state: 'captured', charged: 26, refunded: 4 })).toEqual([
    'money_charged 26',
    'money_refunded 4',
  ]);
});

it('says of what could not be charged that it is paid at the handover, not that it is reserved', () => {
  expect(textsOf('Failed', {})).toEqual(['money_to_pay 26']);
  expect(textsOf('Failed', { state: 'voided' })).toEqual(['money_released', 'money_to_pay 26']);
});

it('tells what was charged from what is still reserved, or to be paid', () => {
  const partly = { charged: 20, uncollected: 6 };
  expect(textsOf('Pending', partly)).toEqual(['money_charged 20', 'money_reserved 6']);
  expect(textsOf('Failed', partly)).toEqual(['money_charged 20', 'money_to_pay 6']);
  expect(textsOf('Failed', { ...partly, state: 'voided' })).toEqual(['money_charged 20', 'money_to_pay 6']);
});
