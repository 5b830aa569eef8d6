import { type FormEvent, useId, useState } from 'react';
import { connectDeliveryService } from '../../../../contract/endpoints/delivery-services.ts';
import type { DeliveryServices } from '../../../../contract/staff/staff-delivery-services.ts';
import { type DeliveryService, SERVICE_NAMES } from '../../../../domain/delivery-services/delivery-services.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './connections.module.css';

interface ServiceFormProps {
  service: DeliveryService;
  onClose(): void;
  onSaved(services: DeliveryServices): void;
}

const FIELDS = {
  uber_direct: ['customerId', 'clientId', 'clientSecret', 'signingKey'],
  stuart: ['clientId', 'clientSecret'],
} as const satisfies Record<DeliveryService, readonly string[]>;
type FieldName = (typeof FIELDS)[DeliveryService][number];

const EMPTY: Record<FieldName, string> = { customerId: '', clientId: '', clientSecret: '', signingKey: '' };

/** The dialog into which an owner copies the keys of a service, which are tried before they are kept. */
export function ServiceForm({ service, onClose, onSaved }: ServiceFormProps) {
  const t = useMessages('delivery-services');
  const office = useMessages('editing');
  const fields = useMessages('fields');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const formId = useId();
  const [keys, setKeys] = useState(EMPTY);
  const [isTest, setTest] = useState(false);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const left = FIELDS[service].filter((name) => name !== 'signingKey' && keys[name].trim() === '');
    setMissing(left);
    if (left.length > 0) return;
    setSending(true);
    const answer = await call(connectDeliveryService, { params: { service }, body: { ...keys, isTest }, quiet: true });
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || office('not_saved'));
    onSaved(answer.data.data);
    snackbar.show(t('connected'), { tone: 'success' });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('connect', { service: SERVICE_NAMES[service] })}
      closeLabel={office('close')}
      actions={
        <Button type="submit" form={formId} busy={isSending}>
          {t('save')}
        </Button>
      }
    >
      <form id={formId} className={styles.edit} noValidate onSubmit={(event) => void save(event)}>
        <p className="muted">{t(`where_${service}`)}</p>
        {error && <Alert>{error}</Alert>}
        {FIELDS[service].map((name) => (
          <TextField
            key={name}
            label={t(name)}
            hint={name === 'signingKey' ? t('signingKey_hint') : undefined}
            type={name === 'clientSecret' || name === 'signingKey' ? 'password' : 'text'}
            autoComplete="off"
            spellCheck={false}
            value={keys[name]}
            error={missing.includes(name) ? fields('required') : null}
            onChange={({ currentTarget }) => setKeys({ ...keys, [name]: currentTarget.value })}
          />
        ))}
        {service === 'stuart' && (
          <Switch checked={isTest} onChange={() => setTest(!isTest)}>
            {t('isTest')}
          </Switch>
        )}
      </form>
    </Dialog>
  );
}
