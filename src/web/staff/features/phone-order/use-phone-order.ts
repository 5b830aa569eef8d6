import { useRef, useState } from 'react';
import { once } from '../../../../contract/endpoints/call.ts';
import { placePhoneOrder } from '../../../../contract/endpoints/phone-orders.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type { PhoneQuote } from '../../../../contract/staff/staff-phone-orders.ts';
import { isUnsent } from '../../../../domain/orders/order-status.ts';
import type { Override } from '../../../../domain/orders/overrides.ts';
import { randomId } from '../../../app/api/random-id.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { cartChangeTexts } from '../../../features/cart/cart-changes.ts';
import { useStaff } from '../../app/staff-context.ts';
import { emptyDraft, faultsOf, linesOf, needsReason, type PhoneDraft, phoneOrderOf, unsettled } from './phone-draft.ts';
import { useCaller } from './use-caller.ts';
import { useQuote } from './use-quote.ts';

export type PhoneOrder = ReturnType<typeof usePhoneOrder>;

/** The order that is being taken, and how it is placed. */
export function usePhoneOrder(restaurant: Restaurant) {
  const app = useApp();
  const t = useMessages('phone-order');
  const language = useLanguage();
  const { call, board } = useStaff();
  const [draft, setDraft] = useState<PhoneDraft>(() => emptyDraft(restaurant));
  const [isChecked, setChecked] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** What only placing has found in the way: others may take the kitchen's last slot. */
  const [late, setLate] = useState<PhoneQuote['obstacles']>([]);
  const [placed, setPlaced] = useState<StaffOrder | null>(null);
  /** One for each order: pressed again after a lost answer, it is placed once. */
  const key = useRef(randomId());
  const caller = useCaller(draft.phone);
  const change = (values: Partial<PhoneDraft>) => {
    setFailure(null);
    setDraft((before) => ({ ...before, ...values }));
  };
  const asked = useQuote(draft, (quote) => {
    change({ lines: linesOf(quote, draft.lines) });
    void cartChangeTexts(app, quote.changes).then((texts) => app.snackbar.show(texts.join(' '), { tone: 'warning' }));
  });
  const withLate = (quote: PhoneQuote): PhoneQuote => ({ ...quote, obstacles: [...quote.obstacles, ...late] });
  const quoting = { ...asked, quote: asked.quote && withLate(asked.quote) };
  const faults = faultsOf(draft);
  const lacksReason = needsReason(draft, quoting.quote) && !draft.reason.trim();

  /** Resolves to whether the order is placed; if not, the page says why. */
  async function place(): Promise<boolean> {
    setChecked(true);
    setFailure(null);
    if (Object.keys(faults).length > 0 || lacksReason || isPlacing) return false;
    setPlacing(true);
    const isDone = await send(quoting.quote);
    setPlacing(false);
    return isDone;
  }

  async function send(shown: PhoneQuote | null): Promise<boolean> {
    const answer = await asked.ask();
    if (!answer) return say(t('not_quoted'));
    const quote = withLate(answer);
    if (unsettled(draft, quote).length > 0) return say(t('not_now'));
    const { totalAmount } = quote.figures;
    if (shown && shown.figures.totalAmount !== totalAmount) {
      return say(t('total_changed', { total: money(totalAmount, restaurant.currency, language) }));
    }
    const input = phoneOrderOf(draft, quote, restaurant._id);
    const result = await call(placePhoneOrder, { body: input, ...once(key.current), quiet: true });
    if (!result.ok) {
      const { failure: why } = result;
      if (why.kind !== 'problem') return say(t('not_placed'));
      const { message, override } = why.problem as typeof why.problem & { override?: Override };
      if (override) setLate([...late, { override, message }]);
      return say(message);
    }
    const { order } = result.data.data;
    if (!isUnsent(order.status)) board.receive(order);
    setPlaced(order);
    return true;
  }

  function say(sentence: string): false {
    setFailure(sentence);
    return false;
  }

  /** Begins another order, for the next call. */
  function restart(): void {
    key.current = randomId();
    setDraft(emptyDraft(restaurant));
    setChecked(false);
    setFailure(null);
    setLate([]);
    setPlaced(null);
  }

  return {
    ...{ restaurant, draft, change, caller, quoting, isPlacing, failure, placed, place, restart },
    /** What is wrong, once placing was tried. */
    faults: isChecked ? faults : {},
    lacksReason: isChecked && lacksReason,
  };
}
