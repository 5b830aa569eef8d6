import { useState } from 'react';
import type { RideWay } from '../../../../contract/staff/staff-couriers.ts';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { labelled } from '../../../../domain/look/labelled.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import styles from './courier.module.css';

interface TakeRideProps {
  way: RideWay | undefined;
  take(name: string): Promise<ApiFailure | null>;
}

/** Takes a delivery for who is signed in, whose name the restaurant knows: it says where to, by when and what to collect. */
export function TakeRide({ way, take }: TakeRideProps) {
  const t = useMessages('courier');
  const language = useLanguage();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function send(): Promise<void> {
    setSending(true);
    const failure = await take('');
    setSending(false);
    setError(failure && (refusalText(failure) || t('no_line')));
  }
  return (
    <div className={styles.form}>
      {way && (
        <>
          <address className={styles.address}>
            <span>{way.street}</span>
            <span>{way.postalCode}</span>
          </address>
          <p className="muted">
            {[
              way.promised && t('due', { time: timeText(way.promised.to, { zone: way.timezone, language }) }),
              way.toCollect > 0
                ? labelled(t('collect'), money(way.toCollect, way.currency, language), language)
                : t('collect_nothing'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      )}
      {error && <Alert>{error}</Alert>}
      <Button size="lg" full busy={isSending} onClick={() => void send()}>
        {t('take')}
      </Button>
    </div>
  );
}
