import type { StaffAlarmsRecord } from '../../../../contract/staff/staff-alarms.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { LimitedField } from '../editing/limited-text.tsx';
import styles from './ladder.module.css';
import type { LadderDraft } from './ladder-draft.ts';
import { LastMinutes } from './last-minutes.tsx';
import { useAlarmCalls } from './use-alarm-calls.ts';

interface WebhookFieldsProps {
  draft: Pick<Draft<LadderDraft>, 'value' | 'change' | 'errorOf'>;
  saved: StaffAlarmsRecord;
}

/** The address that is called last, and the key of its signatures once it is saved. */
export function WebhookFields({ draft, saved }: WebhookFieldsProps) {
  const t = useMessages('alarms');
  const { busy, snackbar } = useApp();
  const calls = useAlarmCalls();
  const { hasWebhook, webhookUrl, webhookPhone } = draft.value;
  const isSaved = saved.webhookUrl !== null && saved.webhookUrl === webhookUrl;

  async function test(): Promise<void> {
    const answer = await busy.run(calls.testWebhook);
    if (answer.ok) snackbar.show(t('webhook_tested'), { tone: 'success' });
  }
  return (
    <div>
      <Switch
        checked={hasWebhook}
        description={t('webhook_text')}
        onChange={() => draft.change({ hasWebhook: !hasWebhook })}
      >
        {t('webhook')}
      </Switch>
      {hasWebhook && (
        <div className={styles.webhook}>
          <LimitedField
            label={t('webhook_url')}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            limit={500}
            value={webhookUrl}
            error={draft.errorOf('webhookUrl')}
            onChange={({ currentTarget }) => draft.change({ webhookUrl: currentTarget.value })}
          />
          <LastMinutes draft={draft} />
          <TextField
            label={t('webhook_phone')}
            hint={t('webhook_phone_hint')}
            optional={t('optional')}
            type="tel"
            autoComplete="off"
            value={webhookPhone}
            error={draft.errorOf('webhookPhone')}
            onChange={({ currentTarget }) => draft.change({ webhookPhone: currentTarget.value })}
          />
          {isSaved && saved.webhookKey && (
            <>
              <TextField label={t('webhook_key')} hint={t('webhook_key_hint')} readOnly value={saved.webhookKey} />
              <Button variant="tonal" size="sm" before="siren" onClick={() => void test()}>
                {t('webhook_test')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
