import { useEffect, useEffectEvent, useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type { OrderItemsChange } from '../../../../contract/staff/staff-payments.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { useStaff } from '../../app/staff-context.ts';
import type { DraftLine } from '../phone-order/phone-draft.ts';
import { useItemsQuote, useTakeOut } from '../refunds/use-refund.ts';

/** The server is asked once choosing has paused for so long. */
const PAUSE_MS = 150;

/** What goes of an order and what comes to it, what that costs, and how it is sent. */
export function useReplacing(order: StaffOrder, close: () => void) {
  const t = useMessages('order-page');
  const board = useMessages('board');
  const language = useLanguage();
  const { snackbar } = useApp();
  const staff = useStaff();
  const changeItems = useTakeOut(order._id);
  const quoteItems = useItemsQuote(order._id);
  // The order as it was when this began: a change of somebody else must be seen, not overwritten.
  const [seen] = useState(order);
  const [kept, setKept] = useState<ReadonlyMap<number, number>>(new Map());
  const [added, setAdded] = useState<DraftLine[]>([]);
  const [reason, setReason] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [quote, setQuote] = useState<{ before: number; after: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const items = [...kept].flatMap(([line, quantity]) =>
    quantity < (seen.items[line]?.quantity ?? 0) ? { line, quantity } : [],
  );
  const isEmpty = items.length === 0 && added.length === 0;
  const input: OrderItemsChange = {
    items,
    added: added.map(({ productId, quantity, selectedOptions }) => ({
      ...{ productId, quantity },
      selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
    })),
    reason: reason.trim() || '-',
    expectedVersion: seen.version,
  };
  const asked = isEmpty ? '' : JSON.stringify({ ...input, reason: '-' });

  const ask = useEffectEvent(async (change: string, isOld: () => boolean) => {
    const answer = await quoteItems(JSON.parse(change));
    if (isOld()) return;
    setQuote(answer.ok ? answer.data.data : null);
    if (!answer.ok) setFailure(refusalText(answer.failure) || board('not_sent'));
  });
  useEffect(() => {
    setFailure(null);
    if (asked === '') return setQuote(null);
    let isOld = false;
    const timer = setTimeout(() => void ask(asked, () => isOld), PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [asked]);

  async function send(agreedByPhone: boolean): Promise<void> {
    if (isEmpty || !reason.trim() || isSending) return;
    setSending(true);
    const answer = await changeItems({ ...input, ...(agreedByPhone && { agreedByPhone }) });
    setSending(false);
    if (!answer.ok) return setFailure(refusalText(answer.failure) || board('not_sent'));
    const { order: changed } = answer.data.data;
    staff.board.receive(changed);
    const isAsked = changed.proposal?.state === 'open';
    const done = t('replace_done', { amount: money(changed.totalAmount, changed.currency, language) });
    snackbar.show(isAsked ? t('replace_asked') : done, { tone: 'success' });
    close();
  }

  return {
    ...{ seen, kept, setKept, added, setAdded, reason, setReason, agreed, setAgreed },
    ...{ quote, failure, isEmpty, isSending, send },
  };
}
