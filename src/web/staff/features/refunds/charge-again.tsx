import { useState } from 'react';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useChargeAgain } from './use-refund.ts';

export interface ChargeAgainProps {
  orderId: string;
}

/** The button that tries once more to charge what the provider has refused to. */
export function ChargeAgain({ orderId }: ChargeAgainProps) {
  const t = useMessages('board');
  const { snackbar } = useApp();
  const { board } = useStaff();
  const charge = useChargeAgain(orderId);
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    setSending(true);
    const answer = await charge();
    setSending(false);
    if (answer.ok) board.receive(answer.data.data.order);
    else snackbar.show(refusalText(answer.failure) || t('not_sent'), { tone: 'error' });
  }

  return (
    <Button variant="outline" size="sm" before="rotate-ccw" busy={isSending} onClick={() => void send()}>
      {t('charge_again')}
    </Button>
  );
}
