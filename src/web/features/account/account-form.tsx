import type { FormHandle } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import type { Elements } from '../../ui/content.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import styles from './form.module.css';

interface AccountFormProps {
  handle: Pick<FormHandle, 'form' | 'message' | 'isSending'>;
  /** The text of the submit button. */
  submit: string;
  /** Shown instead of a plain alert with the server's message; null: the alert. */
  problem?: Elements;
  /** Beside a way that more people take: without the restaurant's colour. */
  isSecond?: boolean;
  children: Elements;
}

/** The frame of the forms before sign-in: what the server refused above the fields, one large button below. */
export function AccountForm({
  handle: { form, message, isSending },
  submit,
  problem,
  isSecond = false,
  children,
}: AccountFormProps) {
  return (
    // `post`: a form sent without script must not write a password into an address.
    <form className={styles.form} method="post" data-early {...form}>
      {message && (problem ?? <Alert>{message}</Alert>)}
      {children}
      <Button type="submit" size="lg" full busy={isSending} variant={isSecond ? 'outline' : 'primary'}>
        {submit}
      </Button>
    </form>
  );
}
