import { useEffect, useEffectEvent, useState } from 'react';
import type { DeliveryCheckInput } from '../../../contract/delivery-check.ts';
import { checkDelivery } from '../../../contract/endpoints/delivery-check.ts';
import { useApp, useHydrated } from '../../app/app-context.ts';
import { useStore } from '../../app/storage/store.ts';
import { askedAgain, deliveryAnswer, deliveryPlace } from './delivery-place.ts';
import { whereIAm } from './where-i-am.ts';

type Failure = 'failed' | 'not_located' | 'required' | null;
type Asked = Partial<DeliveryCheckInput>;

/** The question, its answer, and how it is asked. `asksAgain`: what was asked at an earlier visit is asked anew at once. */
export function useDeliveryCheck(restaurantId: string, asksAgain: boolean) {
  const { api, plain } = useApp();
  const known = import.meta.env.SSR ? plain?.delivery : undefined;
  const told = useStore(deliveryAnswer);
  const answer = known ? known.answer : told;
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure>(null);
  const [isBusy, setBusy] = useState(false);
  const kept = known ? known.kept : isHydrated && !import.meta.env.SSR ? deliveryPlace.of(restaurantId) : null;
  const text = typed ?? plain?.form?.get('deliverTo') ?? kept?.typed ?? '';

  async function ask(asked: Asked, said: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    const told = await api.call(checkDelivery, { body: { ...asked, text: asked.text ?? '' }, quiet: true });
    setBusy(false);
    if (!told.ok) return setFailure('failed');
    const { data } = told.data;
    const { place, terms } = data;
    if (place && (terms || data.state === 'closed')) deliveryPlace.keep({ restaurantId, typed: said, place });
    else deliveryPlace.forget();
    deliveryAnswer.set(data);
  }

  const again = useEffectEvent(() => {
    const before = deliveryPlace.of(restaurantId);
    if (before && !deliveryAnswer.get()) void ask(askedAgain(before.place), before.typed);
  });
  useEffect(() => {
    if (asksAgain) again();
  }, [asksAgain]);

  return {
    text,
    answer,
    failure,
    isBusy,
    type(value: string) {
      setTyped(value);
      setFailure(null);
    },
    askTyped() {
      if (isBusy) return;
      const said = text.trim();
      if (!said) return setFailure('required');
      // What was found before is not searched for again, and keeps its place.
      void ask(kept && said === kept.typed ? askedAgain(kept.place) : { text: said }, said);
    },
    /** Asks the browser, which asks the visitor. */
    async askHere() {
      if (isBusy) return;
      setBusy(true);
      const location = await whereIAm();
      setBusy(false);
      if (!location) return setFailure('not_located');
      setTyped('');
      await ask({ location }, '');
    },
  };
}
