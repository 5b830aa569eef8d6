import { useState } from 'react';
import {
  callOffUnpaid,
  makePayLink,
  payAtDoor as payOrderAtDoor,
} from '../../../../contract/endpoints/phone-orders.ts';
import type { PhonePayment } from '../../../../contract/staff/staff-phone-orders.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { useStaff } from '../../app/staff-context.ts';

const QUIET = { quiet: true };

/** What staff do about an order that waits for its payment. `onChanged`: it may wait no more. */
export function usePayLink({ orderId, orderNumber: number }: PhonePayment, onChanged: () => void) {
  const t = useMessages('phone-order');
  const staff = useMessages('staff');
  const { call, board } = useStaff();
  const { dialogs, snackbar } = useApp();
  const [url, setUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** What is under way: the name of a button. */
  const [busy, setBusy] = useState<string | null>(null);

  async function run<T>(name: string, call: () => Promise<ApiResult<T>>): Promise<T | null> {
    if (busy) return null;
    setBusy(name);
    setFailure(null);
    const answer = await call();
    setBusy(null);
    if (answer.ok) return answer.data;
    setFailure(refusalText(answer.failure) || staff('no_answer'));
    if (answer.failure.kind === 'problem') onChanged();
    return null;
  }

  async function show(): Promise<void> {
    const made = await run('link', () =>
      call(makePayLink, { params: { id: orderId }, body: { isMailed: false }, ...QUIET }),
    );
    if (made) setUrl(made.data.url);
  }

  async function copy(link: string): Promise<void> {
    // Where copying is not allowed, the link stands there to be marked.
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    if (isCopied) snackbar.show(t('link_copied'), { tone: 'success' });
  }

  async function share(link: string): Promise<void> {
    // Whoever closes the sheet has changed their mind.
    await navigator.share({ title: t('pay_link_of', { number }), url: link }).catch(() => undefined);
  }

  async function mail(email: string): Promise<void> {
    const sent = await run('mail', () =>
      call(makePayLink, { params: { id: orderId }, body: { isMailed: true }, ...QUIET }),
    );
    if (sent) snackbar.show(t('link_mailed', { email }), { tone: 'success' });
  }

  async function payAtDoor(method: string): Promise<void> {
    const changed = await run(method, () =>
      call(payOrderAtDoor, { params: { id: orderId }, body: { method }, ...QUIET }),
    );
    if (!changed) return;
    board.receive(changed.data.order);
    snackbar.show(t('placed', { number }), { tone: 'success' });
    onChanged();
  }

  async function callOff(): Promise<void> {
    const isMeant = await dialogs.ask({
      title: t('call_off_title', { number }),
      html: escapeText(t('call_off_text')),
      confirmText: t('call_off'),
      cancelText: t('keep'),
    });
    if (isMeant && (await run('off', () => call(callOffUnpaid, { params: { id: orderId }, ...QUIET }))) !== null)
      onChanged();
  }

  return { url, failure, busy, show, copy, share, mail, payAtDoor, callOff };
}
