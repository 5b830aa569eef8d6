import { useEffect, useRef, useState } from 'react';
import { joinMailingList } from '../../../../contract/endpoints/mailing-list.ts';
import { useApp } from '../../../app/app-context.ts';
import { NewsBox } from '../../account/news-box.tsx';
import { useCheckout } from '../checkout-context.ts';

/** The box of the mailing list for a guest, who is mailed a link once they place the order with it ticked. */
export function GuestNews() {
  const { api } = useApp();
  const { draft, placing } = useCheckout();
  const [isTicked, setTicked] = useState(false);
  const isAsked = useRef(false);
  const email = draft.guest?.email ?? '';
  useEffect(() => {
    if (!placing.isPlacing || !isTicked || isAsked.current) return;
    isAsked.current = true;
    // An order is worth more than news: whether this went well, nobody is told.
    void api.call(joinMailingList, { body: { email }, quiet: true });
  }, [api, placing.isPlacing, isTicked, email]);
  return <NewsBox isTicked={isTicked} onChange={setTicked} />;
}
