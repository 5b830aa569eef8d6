import { alarms, type StaffAlarmsRecord } from '../../../../contract/staff/staff-alarms.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { AfterMinutes } from '../acceptance/after-minutes.tsx';
import { describeChanges } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import styles from './ladder.module.css';
import { ladderDraft, ladderInput } from './ladder-draft.ts';
import { PeopleFields } from './people-fields.tsx';
import { SoundFields } from './sound-fields.tsx';
import { useAlarmCalls } from './use-alarm-calls.ts';
import { WebhookFields } from './webhook-fields.tsx';

/** For owners: when devices ring and the webhook and people are called, and how boards sound. */
export function Ladder() {
  const calls = useAlarmCalls();
  const record = useRecord('alarms', calls.ladder);
  return record.value && <Rules saved={record.value} record={record} />;
}

function Rules({ saved, record }: { saved: StaffAlarmsRecord; record: RecordState<StaffAlarmsRecord> }) {
  const t = useMessages('alarms');
  const calls = useAlarmCalls();
  const draft = useDraft({
    name: 'alarms',
    saved: ladderDraft(saved),
    schema: alarms,
    input: ladderInput,
    send: (input) => calls.change({ ...input, expectedVersion: saved.version }),
    onSaved: ({ data }) => record.take(data),
    onRefused: whenChanged('record', record.take, ladderDraft),
  });
  const { text, yesOrNo } = useDifferenceLabels(undefined);
  const facts = {
    'push.isOn': { label: t('push'), say: yesOrNo },
    'push.minutes': { label: t('push_minutes'), say: text },
    hasWebhook: { label: t('webhook'), say: yesOrNo },
    webhookUrl: { label: t('webhook_url'), say: text },
    webhookPhone: { label: t('webhook_phone'), say: text },
    webhookMinutes: { label: t('webhook_minutes'), say: text },
    tone: { label: t('tone'), say: text },
    volume: { label: t('volume'), say: text },
    untilAnswered: { label: t('until_answered'), say: yesOrNo },
    people: { label: t('people'), say: namesOf },
  };
  const { people } = draft.value;
  return (
    <DraftForm draft={draft} describe={describeChanges(facts)}>
      <Panel title={t('sound')}>
        <div className={styles.fields}>
          <SoundFields value={draft.value} onChange={draft.change} />
        </div>
      </Panel>
      <Panel title={t('ladder')}>
        <div className={styles.fields}>
          <p className="muted">{t('ladder_text')}</p>
          <AfterMinutes
            label={t('push')}
            description={t('push_text')}
            value={draft.value.push}
            suggestion="2"
            error={draft.errorOf('pushAfterMinutes')}
            onChange={(push) => draft.change({ push })}
          />
          <WebhookFields draft={draft} saved={saved} />
          {people && <PeopleFields draft={draft} people={people} saved={saved} />}
        </div>
      </Panel>
    </DraftForm>
  );
}

function namesOf(value: unknown): string {
  return Array.isArray(value) ? value.map(({ name }: { name: string }) => name).join(', ') : '';
}
