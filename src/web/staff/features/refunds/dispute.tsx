import { addressOf } from '../../../../contract/endpoints/call.ts';
import { getEvidenceFile } from '../../../../contract/endpoints/payments.ts';
import type { OnlinePayment } from '../../../../contract/online-payment.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { saveFile } from '../../../app/save-file.ts';
import { dateAndTime } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { downloadFile } from '../../app/download-file.ts';
import { useMember } from '../../app/staff-context.ts';

export interface DisputeProps {
  order: StaffOrder;
  online: OnlinePayment;
}

/** A payment that the customer's bank disputes: until when the restaurant may answer, and what it can show. */
export function Dispute({ order: { _id, orderNumber }, online: { evidenceDueBy } }: DisputeProps) {
  const t = useMessages('board');
  const app = useApp();
  const clock = useOrderClock();
  const mayAnswer = useMember()?.permissions.includes('refunds') ?? false;
  async function save(): Promise<void> {
    const path = addressOf(getEvidenceFile, { params: { id: _id } });
    const file = await app.busy.run(() => downloadFile(app, { path, notCome: t('evidence_failed') }));
    if (file) saveFile(`${orderNumber}-evidence.txt`, file);
  }
  return (
    <Alert
      tone="warning"
      actions={
        mayAnswer && (
          <Button variant="outline" size="sm" before="download" onClick={() => void save()}>
            {t('evidence')}
          </Button>
        )
      }
    >
      {evidenceDueBy ? t('payment_disputed_by', { time: dateAndTime(evidenceDueBy, clock) }) : t('payment_disputed')}
    </Alert>
  );
}
