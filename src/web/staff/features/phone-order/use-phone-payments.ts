import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listPhonePayments } from '../../../../contract/endpoints/phone-orders.ts';
import type { PhonePayment } from '../../../../contract/staff/staff-phone-orders.ts';
import { useApp } from '../../../app/app-context.ts';
import { useStaff } from '../../app/staff-context.ts';
import { usePaymentState } from './use-payment-state.ts';

/** No socket tells of orders that the restaurant has not got: the server is asked this often. */
const ASKED_EVERY_MS = 4000;

/** The last orders that are paid by a link, asked for again and again while the page is looked at; what becomes of one is said once. */
export function usePhonePayments(placed: string | null): { payments: PhonePayment[]; reload(): void } {
  const { call } = useStaff();
  const { snackbar } = useApp();
  const news = usePaymentState();
  const [payments, setPayments] = useState<PhonePayment[]>([]);

  const questions = useRef({ asked: 0, answered: 0 });

  const load = useEffectEvent(async () => {
    const question = ++questions.current.asked;
    const answer = await call(listPhonePayments, { quiet: true });
    // An answer from before a change, or to a page that was left, tells nothing.
    if (question !== questions.current.asked) return;
    questions.current.answered = question;
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
    const { current } = questions;
    void load();
    // On a slow network the answer is waited for.
    const timer = setInterval(() => {
      if (!document.hidden && current.answered === current.asked) void load();
    }, ASKED_EVERY_MS);
    return () => {
      current.asked += 1;
      clearInterval(timer);
    };
  }, []);
  useEffect(() => {
    if (placed) void load();
  }, [placed]);
  return { payments, reload: () => void load() };
}
