import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { sendMessage } from '../../../contract/endpoints/messages.ts';
import { MAX, MIN, TIMEOUT } from '../../../domain/limits.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import { CONTACT_FIELDS, type ContactField, contactErrors, readContactFields } from './contact-fields.ts';
import styles from './contact-form.module.css';

const NOTHING = { name: '', email: '', subject: '', message: '' };

/**
 * Delivered where the restaurant receives messages; else simulated, without a request (specification section 5). Needs the messages
 * `contact` and `fields`.
 */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const t = useMessages('contact');
  const sentences = useMessages('fields');
  const { api, snackbar } = useApp();
  const takesMessages = useRestaurant()?.takesMessages;
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(NOTHING);
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set());
  const [isSending, setSending] = useState(false);
  const errors = contactErrors(fields);
  const isValid = Object.keys(errors).length === 0;

  // Takes over what was typed before hydration.
  useEffect(() => {
    if (form.current) setFields(readContactFields(form.current));
  }, []);

  function refuse(): void {
    setLeft(new Set(CONTACT_FIELDS));
    snackbar.show(t('correct_errors'), { tone: 'error' });
    const first = CONTACT_FIELDS.find((field) => errors[field]);
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  /** Whether the message has reached the restaurant. The refusal, if any, is shown by the transport. */
  async function deliver(): Promise<boolean> {
    if (!takesMessages) {
      await new Promise((resolve) => setTimeout(resolve, TIMEOUT.contactSending));
      return true;
    }
    const website = String(new FormData(form.current as HTMLFormElement).get('website') ?? '');
    const result = await api.call(sendMessage, { body: { ...fields, ...(website && { website }) } });
    if (!result.ok && result.failure.kind === 'network') snackbar.show(t('not_sent'), { tone: 'error' });
    return result.ok;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (!isValid) return refuse();
    setSending(true);
    snackbar.takeBack(t('correct_errors'));
    snackbar.show(t('sending'), { timeoutMs: TIMEOUT.contactSnackbar });
    if (!(await deliver())) return setSending(false);
    snackbar.show(t('sent'), { tone: 'success' });
    onSent();
  }

  /** Browsers ignore Enter while the submit button is disabled: this says why nothing is sent. */
  function enter(event: KeyboardEvent<HTMLFormElement>): void {
    const isInput = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isInput || isValid || event.nativeEvent.isComposing) return;
    event.preventDefault();
    refuse();
  }

  function errorOf(field: ContactField): string | null {
    const error = errors[field];
    if (!error || !left.has(field)) return null;
    return error === 'message_too_short' ? t('message_too_short', { min: MIN.contactMessage }) : sentences(error);
  }

  const control = (field: ContactField) => ({
    name: field,
    label: t(field),
    required: true,
    error: errorOf(field),
    onBlur: () => setLeft((before) => new Set(before).add(field)),
  });

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      data-early
      onInput={(event) => setFields(readContactFields(event.currentTarget))}
      onKeyDown={enter}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.pair}>
        <TextField {...control('name')} autoComplete="name" maxLength={MAX.name} />
        <TextField
          {...control('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX.email}
        />
      </div>
      <TextField {...control('subject')} maxLength={120} cutText={sentences('was_cut')} />
      <TextArea {...control('message')} rows={6} maxLength={2000} cutText={sentences('was_cut')} counter />
      {/* Nobody sees or reaches it: who fills it in is a program. */}
      {takesMessages && (
        <div hidden>
          <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        </div>
      )}
      <Button type="submit" size="lg" before="send" disabled={!isValid} busy={isSending} className={styles.send}>
        {t('send')}
      </Button>
    </form>
  );
}
