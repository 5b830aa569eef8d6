import { type FormEvent, useState } from 'react';
import { FAILED_REASONS, type FailedReason } from '../../../../domain/orders/courier-steps.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList, RadioCard } from '../../../ui/fields/radio-card.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import styles from './courier.module.css';
import { PhotoField } from './photo-field.tsx';
import type { CourierTap } from './use-open-order.ts';

const OWN = 'own' as const;

/** Why the order could not be delivered. The customer reads a usual reason in the order's language, and own words as typed. */
export function FailedForm({ onSay, onClose }: { onSay(tap: CourierTap): void; onClose(): void }) {
  const t = useMessages('courier');
  const [chosen, setChosen] = useState<FailedReason | typeof OWN | null>(null);
  const [own, setOwn] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [photo, setPhoto] = useState<string | null>(null);
  const notes = own.trim();
  function send(event: FormEvent): void {
    event.preventDefault();
    const isGiven = chosen === OWN ? notes !== '' : chosen !== null;
    if (!isGiven || !chosen) setMissing(true);
    else onSay({ step: 'failed', ...(chosen === OWN ? { notes } : { reason: chosen }), ...(photo && { photo }) });
  }
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <fieldset>
        <legend>{t('why')}</legend>
        <ChoiceList>
          {([...FAILED_REASONS, OWN] as const).map((value) => (
            <RadioCard
              key={value}
              shape="row"
              name="reason"
              title={t(`reason_${value}`)}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
          ))}
        </ChoiceList>
      </fieldset>
      {chosen === OWN && (
        <TextArea
          label={t('reason_own_label')}
          value={own}
          maxLength={200}
          counter
          onChange={({ currentTarget }) => setOwn(currentTarget.value)}
        />
      )}
      <PhotoField photo={photo} onChange={setPhoto} />
      {isMissing && <Alert>{t('reason_missing')}</Alert>}
      <Button type="submit" size="lg" full>
        {t('step_failed')}
      </Button>
      <Button variant="text" full onClick={onClose}>
        {t('back')}
      </Button>
    </form>
  );
}
