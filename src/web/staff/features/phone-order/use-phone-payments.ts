import { useEffect, useEffectEvent, useState } from 'react';
import type { PhonePayment } from '../../../../contract/staff/staff-phone-orders.ts';
import { useApp } from '../../../app/app-context.ts';
import { useStaff } from '../../app/staff-context.ts';
import { usePaymentState } from './use-payment-state.ts';

/** No socket tells of orders that the restaurant has not got: the server is asked this often. */
const ASKED_EVERY_MS = 4000;

/** The last orders that are paid by a link, asked for again and again while the page is looked at; what becomes of one is said once. */
export function usePhonePayments(placed: string | null): { payments: PhonePayment[]; reload(): void } {
  const { api } = useStaff();
  const { snackbar } = useApp();
  const news = usePaymentState();
  const [payments, setPayments] = useState<PhonePayment[]>([]);

  const load = useEffectEvent(async () => {
    const answer = await api.phonePayments({ quiet: true });
    if (!answer.ok) return;
    const found = answer.data.data.payments;
    for (const { orderId, state } of payments) {
      const now = found.find((each) => each.orderId === orderId);
      if (state !== 'waiting' || !now || now.state === 'waiting') continue;
      snackbar.show(news.saidOf(now), { tone: now.state === 'paid' ? 'success' : 'warning' });
    }
    setPayments(found);
  });
  useEffect(() => {
    void load();
    const timer = setInterval(() => document.hidden || void load(), ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (placed) void load();
  }, [placed]);
  return { payments, reload: () => void load() };
}
