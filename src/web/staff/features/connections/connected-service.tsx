import { disconnectDeliveryService } from '../../../../contract/endpoints/delivery-services.ts';
import type { DeliveryServices } from '../../../../contract/staff/staff-delivery-services.ts';
import { type DeliveryService, SERVICE_NAMES } from '../../../../domain/delivery-services/delivery-services.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../app/format/format.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './connections.module.css';

interface ConnectedServiceProps {
  service: DeliveryService;
  connection: NonNullable<DeliveryServices['services'][number]['connection']>;
  onEdit(): void;
  onChanged(services: DeliveryServices): void;
}

/** A service that is connected: whether it answers, the address that it is to call, and how it is left. */
export function ConnectedService({ service, connection, onEdit, onChanged }: ConnectedServiceProps) {
  const t = useMessages('delivery-services');
  const { dialogs, busy, snackbar } = useApp();
  const { call } = useStaff();
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  const at = (instant: string) => dateTime(instant, zone, language, DATE_AND_TIME);
  const name = SERVICE_NAMES[service];
  const { account, since, isTest, eventsUrl, isHeard, failedAt, error } = connection;

  async function disconnect(): Promise<void> {
    const isSure = await dialogs.ask({
      ...{ title: t('disconnect_title', { service: name }), html: escapeText(t('disconnect_text')) },
      ...{ confirmText: t('disconnect'), cancelText: t('keep') },
    });
    if (!isSure) return;
    const answer = await busy.run(() => call(disconnectDeliveryService, { params: { service } }));
    if (!answer.ok) return;
    onChanged(answer.data.data);
    snackbar.show(t('disconnected'), { tone: 'success' });
  }

  return (
    <section className={styles.menu} aria-label={name}>
      <p>
        <b>{name}</b>
      </p>
      <p className="muted small">{t('since', { account, at: at(since) })}</p>
      {isTest && <p>{t('test')}</p>}
      {failedAt && <Alert>{[t('off', { at: at(failedAt) }), error].join(' ')}</Alert>}
      <p className={styles.address}>
        <span>{`${t('events')}: `}</span>
        <code>{eventsUrl}</code>
      </p>
      {!isHeard && <p className="muted small">{t('not_heard')}</p>}
      <div className={styles.actions}>
        <Button variant="outline" size="sm" onClick={onEdit}>
          {t('new_keys')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={`${t('disconnect')}: ${name}`}
          onClick={() => void disconnect()}
        >
          {t('disconnect')}
        </Button>
      </div>
    </section>
  );
}
