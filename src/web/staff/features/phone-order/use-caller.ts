import { useEffect, useState } from 'react';
import { findCaller } from '../../../../contract/endpoints/phone-orders.ts';
import type { Caller } from '../../../../contract/staff/staff-phone-orders.ts';
import { isCheckoutPhone, plainPhone } from '../../../../domain/people/phone.ts';
import { useStaff } from '../../app/staff-context.ts';

const PAUSE_MS = 250;

/** Who is known by the number that is being typed; null: nobody; undefined: it is not a number yet, or nobody has answered. */
export function useCaller(typed: string): Caller | null | undefined {
  const { call } = useStaff();
  const phone = plainPhone(typed);
  const [found, setFound] = useState<{ phone: string; caller: Caller | null }>();
  useEffect(() => {
    if (!isCheckoutPhone(phone)) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const result = await call(findCaller, { body: { phone }, quiet: true, signal: asking.signal });
      if (result.ok && !asking.signal.aborted) setFound({ phone, caller: result.data.data.caller });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [phone, call]);
  return found?.phone === phone ? found.caller : undefined;
}
