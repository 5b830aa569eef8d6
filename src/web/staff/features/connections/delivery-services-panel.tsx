import { useState } from 'react';
import { listDeliveryServices } from '../../../../contract/endpoints/delivery-services.ts';
import type { DeliveryServices } from '../../../../contract/staff/staff-delivery-services.ts';
import { type DeliveryService, SERVICE_NAMES } from '../../../../domain/delivery-services/delivery-services.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { ConnectedService } from './connected-service.tsx';
import styles from './connections.module.css';
import { ServiceForm } from './service-form.tsx';

/** Services that bring the restaurant's deliveries: connects them, and shows whether they answer. */
export function DeliveryServicesPanel() {
  const t = useMessages('delivery-services');
  const { call } = useStaff();
  const record = useRecord('delivery-services', () => call(listDeliveryServices, { quiet: true }));
  const [edited, setEdited] = useState<DeliveryService | null>(null);
  if (!record.value) return null;
  function take(services: DeliveryServices): void {
    setEdited(null);
    record.take(services);
  }
  return (
    <Panel title={t('title')}>
      <div className={styles.edit}>
        <p className="muted">{t('text')}</p>
        {record.value.services.map(({ service, connection }) =>
          connection ? (
            <ConnectedService
              key={service}
              {...{ service, connection }}
              onEdit={() => setEdited(service)}
              onChanged={take}
            />
          ) : (
            <div key={service} className={styles.actions}>
              <Button variant="tonal" onClick={() => setEdited(service)}>
                {t('connect', { service: SERVICE_NAMES[service] })}
              </Button>
            </div>
          ),
        )}
      </div>
      {edited && <ServiceForm service={edited} onClose={() => setEdited(null)} onSaved={take} />}
    </Panel>
  );
}
