import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { LimitedField } from './limited-text.tsx';
import styles from './reason-dialog.module.css';

interface ReasonDialogProps {
  title: string;
  words: { cancel: string; send: string; reason: string; missing: string; hint?: string };
  maxLength: number;
  /** Whether what else is asked for is there: nothing is sent before. */
  isComplete?: boolean;
  close(): void;
  /** Resolves to why it failed ('': that is said elsewhere), or to null once it is done, which closes the dialog. */
  send(reason: string): Promise<string | null>;
  /** What stands above the reason. `isChecked`: something was sent too early, so that fields say what they miss. */
  children(isChecked: boolean): ReactNode;
}

/** A dialog for what staff may do only if they say why. */
export function ReasonDialog({ title, words, maxLength, isComplete = true, close, send, children }: ReasonDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const reason = typed.trim();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (!isComplete || !reason || reason.length > maxLength || isSending) return;
    setSending(true);
    const failure = await send(reason);
    setSending(false);
    setError(failure);
    if (failure === null) close();
  }

  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant="tonal" onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} busy={isSending}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.form}>{children(isChecked)}</div>
        <LimitedField
          label={words.reason}
          hint={words.hint}
          value={typed}
          error={isChecked && !reason ? words.missing : null}
          limit={maxLength}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {error && <Alert>{error}</Alert>}
      </form>
    </Dialog>
  );
}
