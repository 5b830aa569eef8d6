import { type FormEvent, useId, useState } from 'react';
import { MAX } from '../../../../domain/limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './reply-form.module.css';

/** Asks for the reason of hiding a review, which only the staff see. */
export function HideDialog({ close, hide }: { close(): void; hide(reason: string): void }) {
  const t = useMessages('staff-reviews');
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  function send(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim()) hide(reason.trim());
    else setIsMissing(true);
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('hide_title')}
      actions={
        <>
          <Button variant="tonal" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('hide')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={send}>
        <p className="muted">{t('hide_text')}</p>
        <TextArea
          label={t('reason')}
          value={reason}
          maxLength={MAX.staffNote}
          error={isMissing && !reason.trim() ? t('reason_missing') : null}
          autoFocus
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
