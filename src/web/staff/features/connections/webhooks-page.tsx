import { useState } from 'react';
import { listWebhooks } from '../../../../contract/endpoints/webhooks.ts';
import type { Webhook } from '../../../../contract/staff/staff-webhooks.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { DeliveryServicesPanel } from './delivery-services-panel.tsx';
import { TillPanel } from './till-panel.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** The addresses that are called when something happens at the restaurant. */
export function WebhooksPage() {
  const t = useMessages('webhooks');
  const { call } = useStaff();
  const record = useRecord('webhooks', () => call(listWebhooks, { quiet: true }));
  /** The one that is edited; null: a new one; undefined: none. */
  const [edited, setEdited] = useState<Webhook | null | undefined>(undefined);
  const take = (webhooks: Webhook[]) => record.take({ webhooks });
  return (
    <RecordPage
      title={t('title')}
      text={t('text')}
      record={record}
      actions={
        <Button before="plus" onClick={() => setEdited(null)}>
          {t('add')}
        </Button>
      }
    >
      {({ webhooks }) => (
        <>
          <TillPanel />
          <DeliveryServicesPanel />
          {webhooks.length === 0 && <EmptyState emoji="envelope" title={t('none')} text={t('none_text')} framed />}
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook._id} webhook={webhook} onEdit={() => setEdited(webhook)} onChanged={take} />
          ))}
          {edited !== undefined && (
            <WebhookForm
              webhook={edited}
              onClose={() => setEdited(undefined)}
              onSaved={(changed) => {
                setEdited(undefined);
                take(changed);
              }}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}
