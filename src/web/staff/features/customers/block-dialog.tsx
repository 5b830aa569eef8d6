import { type FormEvent, useId, useState } from 'react';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** Asks why nothing more is taken online from somebody. */
export function BlockDialog({ close, block }: { close(): void; block(reason: string): void }) {
  const t = useMessages('customers');
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  function send(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim()) block(reason.trim());
    else setMissing(true);
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('block_title')}
      actions={
        <>
          <Button variant="tonal" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('block')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send}>
        <p className="muted">{t('block_text')}</p>
        <TextField
          label={t('block_reason')}
          value={reason}
          maxLength={STAFF_MAX.blockReason}
          autoComplete="off"
          error={isMissing && !reason.trim() ? t('reason_missing') : null}
          autoFocus
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
