import { type FormEvent, useId, useState } from 'react';
import { addWebhook, changeWebhook } from '../../../../contract/endpoints/webhooks.ts';
import { type Webhook, webhookInput } from '../../../../contract/staff/staff-webhooks.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../../domain/webhook-events.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { ChosenBoxes } from '../editing/chosen-boxes.tsx';
import { LimitedField } from '../editing/limited-text.tsx';
import styles from './connections.module.css';
import { useEventWords } from './event-words.ts';

interface WebhookFormProps {
  /** null: a new one. */
  webhook: Webhook | null;
  onClose(): void;
  onSaved(webhooks: Webhook[]): void;
}

/** The dialog in which a webhook is added or changed: where it leads, and what it is told of. */
export function WebhookForm({ webhook, onClose, onSaved }: WebhookFormProps) {
  const t = useMessages('webhooks');
  const office = useMessages('editing');
  const fields = useMessages('fields');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const wordsOf = useEventWords();
  const formId = useId();
  const [url, setUrl] = useState(webhook?.url ?? 'https://');
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? [...WEBHOOK_EVENTS]);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const input = webhookInput.safeParse({ url, events });
    if (!input.success) return setError(fields('required'));
    setSending(true);
    const answer = await (webhook
      ? call(changeWebhook, {
          params: { id: webhook._id },
          body: { ...input.data, isOn: webhook.offAt === null },
          quiet: true,
        })
      : call(addWebhook, { body: input.data, quiet: true }));
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || office('not_saved'));
    snackbar.show(office('saved'), { tone: 'success' });
    onSaved(answer.data.data.webhooks);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={webhook ? t('change') : t('add')}
      closeLabel={office('close')}
      actions={
        <Button type="submit" form={formId} busy={isSending}>
          {office('save')}
        </Button>
      }
    >
      <form id={formId} className={styles.edit} noValidate onSubmit={(event) => void save(event)}>
        <LimitedField
          label={t('url')}
          hint={t('url_hint')}
          value={url}
          error={error}
          limit={500}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <ChosenBoxes
          legend={t('events')}
          things={WEBHOOK_EVENTS.map((each) => ({ _id: each, name: wordsOf(each) }))}
          chosen={events}
          onChange={(chosen) => setEvents(WEBHOOK_EVENTS.filter((each) => chosen.includes(each)))}
        />
      </form>
    </Dialog>
  );
}
