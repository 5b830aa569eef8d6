import { useEffect, useState } from 'react';
import { searchCustomers } from '../../../../contract/endpoints/customer-book.ts';
import type { CustomersFound } from '../../../../contract/staff/staff-customers.ts';
import { useMessages } from '../../../app/app-context.ts';
import { statusText } from '../../../features/orders/status-chips.tsx';
import { useStaff } from '../../app/staff-context.ts';
import type { Found } from './found.ts';

const PAUSE_MS = 200;
/** One letter is anybody. */
const LEAST = 2;
const SHOWN = 6;

/** The open orders and the customers whom the words may mean: "It's Ana, where is my food?" */
export function useFoundPeople(query: string): { people: Found[]; isSearching: boolean } {
  const t = useMessages('staff');
  const words = useMessages('statuses');
  const { call } = useStaff();
  const typed = query.trim();
  const isWanted = typed.length >= LEAST;
  const [answer, setAnswer] = useState<{ typed: string; found: CustomersFound | null }>({ typed: '', found: null });
  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const result = await call(searchCustomers, { body: { typed }, quiet: true, signal: asking.signal });
      if (!asking.signal.aborted) setAnswer({ typed, found: result.ok ? result.data.data : null });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed, isWanted, call]);
  const found = isWanted && answer.typed === typed ? answer.found : null;
  const orders = (found?.orders ?? []).map(({ _id, orderNumber, customerName, status }) => ({
    ...{ key: `order-${_id}`, icon: 'receipt-text' as const, to: `/staff/orders?number=${orderNumber}` },
    title: `${orderNumber} ${customerName}`,
    text: statusText(words, status),
  }));
  const customers = (found?.customers ?? []).slice(0, SHOWN).map(({ _id, name, phone }) => ({
    ...{ key: `customer-${_id}`, icon: 'user' as const, to: `/staff/customers/${_id}` },
    title: name,
    text: phone || t('customer'),
  }));
  return { people: [...orders, ...customers], isSearching: isWanted && answer.typed !== typed };
}
