import { useState } from 'react';
import {
  changeWebhook,
  removeWebhook,
  renewWebhookSecret,
  tryWebhook,
} from '../../../../contract/endpoints/webhooks.ts';
import type { Webhook } from '../../../../contract/staff/staff-webhooks.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../app/format/format.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { CopiedField } from '../editing/copied-field.tsx';
import styles from './connections.module.css';
import { DeliveryList } from './delivery-list.tsx';
import { useEventWords } from './event-words.ts';

interface WebhookCardProps {
  webhook: Webhook;
  onEdit(): void;
  onChanged(webhooks: Webhook[]): void;
}

/** A webhook: where it leads, how it is, what it was told. */
export function WebhookCard({ webhook, onEdit, onChanged }: WebhookCardProps) {
  const t = useMessages('webhooks');
  const { dialogs, busy, snackbar } = useApp();
  const { call } = useStaff();
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  const wordsOf = useEventWords();
  /** Raised by each test: the list is asked for again. */
  const [tests, setTests] = useState(0);
  const { _id: id, url, events, secret, formerUntil, offAt } = webhook;
  const host = URL.parse(url)?.host ?? url;
  const timeText = (at: string) => dateTime(at, zone, language, DATE_AND_TIME);

  async function put(work: () => Promise<ApiResult<{ data: { webhooks: Webhook[] } }>>): Promise<boolean> {
    const answer = await busy.run(work);
    if (answer.ok) onChanged(answer.data.data.webhooks);
    return answer.ok;
  }
  const isSure = (title: string, text: string, confirmText: string) =>
    dialogs.ask({ title, html: escapeText(text), confirmText, cancelText: t('keep') });
  async function remove(): Promise<void> {
    if (!(await isSure(t('remove_title', { host }), t('remove_text'), t('remove')))) return;
    await put(() => call(removeWebhook, { params: { id } }));
  }
  async function renew(): Promise<void> {
    if (!(await isSure(t('renew_title'), t('renew_text'), t('renew')))) return;
    if (await put(() => call(renewWebhookSecret, { params: { id } }))) snackbar.show(t('renewed'), { tone: 'success' });
  }
  const turn = () => put(() => call(changeWebhook, { params: { id }, body: { url, events, isOn: offAt !== null } }));
  async function test(): Promise<void> {
    const answer = await busy.run(() => call(tryWebhook, { params: { id } }));
    if (!answer.ok) return;
    setTests(tests + 1);
    snackbar.show(t('tested'), { tone: 'success' });
  }

  return (
    <Panel
      title={host}
      actions={
        <div className={styles.actions}>
          <IconButton icon="pencil" label={t('change_of', { host })} onClick={onEdit} />
          <IconButton icon="trash-2" label={t('remove_of', { host })} onClick={() => void remove()} />
        </div>
      }
    >
      <div className={styles.edit}>
        <p className={styles.address}>{url}</p>
        <p className="muted small">{events.map(wordsOf).join(' · ')}</p>
        {offAt && <p role="status">{t('off_since', { at: timeText(offAt) })}</p>}
        <CopiedField
          label={t('secret')}
          hint={formerUntil ? t('former', { at: timeText(formerUntil) }) : t('secret_hint')}
          value={secret}
          copy={t('copy')}
          copied={t('copied')}
        />
        <div className={styles.actions}>
          {!offAt && (
            <Button variant="tonal" size="sm" before="send" onClick={() => void test()}>
              {t('test')}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => void renew()}>
            {t('renew')}
          </Button>
          <Button variant="outline" size="sm" onClick={() => void turn()}>
            {t(offAt ? 'switch_on' : 'switch_off')}
          </Button>
        </div>
        <DeliveryList webhookId={id} isOn={offAt === null} tests={tests} />
      </div>
    </Panel>
  );
}
