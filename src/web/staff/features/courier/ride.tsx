import { useState } from 'react';
import type { CourierRide } from '../../../../contract/staff/staff-couriers.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { canLocate } from '../../../features/delivery/where-i-am.ts';
import { OrderStatusChip } from '../../../features/orders/status-chips.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import styles from './courier.module.css';
import { FailedForm } from './failed-form.tsx';
import { RideFacts } from './ride-facts.tsx';
import { ShowPosition } from './show-position.tsx';
import type { OpenOrder } from './use-open-order.ts';

/** The order that this phone has, and what can be said of it now. */
export function Ride({ ride, order }: { ride: CourierRide; order: OpenOrder }) {
  const t = useMessages('courier');
  const [isFailing, setFailing] = useState(false);
  const isOver = ride.steps.length === 0;
  return (
    <div className={styles.ride}>
      <p>
        <OrderStatusChip status={ride.status} />
      </p>
      {order.unsent > 0 && <Alert tone="warning">{t('unsent')}</Alert>}
      {order.unsent === 0 && order.failure && <Alert tone="warning">{t('no_line')}</Alert>}
      {order.refused && <Alert>{refusalText(order.refused) || t('no_line')}</Alert>}
      {isOver && <Alert tone="info">{t('over_now')}</Alert>}
      <RideFacts ride={ride} />
      {ride.mayShowPosition && ride.steps.includes('delivered') && canLocate() && (
        <ShowPosition show={order.show} onMap={ride.onMap ?? false} />
      )}
      {isFailing && ride.steps.includes('failed') ? (
        <FailedForm
          onClose={() => setFailing(false)}
          onSay={(tap) => {
            setFailing(false);
            order.step(tap);
          }}
        />
      ) : (
        ride.steps.map((step) => (
          <Button
            key={step}
            size="lg"
            full
            variant={step === 'failed' ? 'outline' : 'primary'}
            onClick={() => (step === 'failed' ? setFailing(true) : order.step({ step }))}
          >
            {t(step === 'delivered' && ride.toCollect > 0 ? 'step_delivered_paid' : `step_${step}`)}
          </Button>
        ))
      )}
    </div>
  );
}
