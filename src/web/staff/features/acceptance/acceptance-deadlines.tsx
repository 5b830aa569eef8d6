import { changeUnansweredOrders, getUnansweredOrders } from '../../../../contract/endpoints/ordering.ts';
import { type UnansweredOrders, unansweredOrders } from '../../../../contract/staff/staff-ordering.ts';
import type { Versioned } from '../../../../contract/staff/staff-versions.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import { afterDraft, afterInput } from './acceptance-draft.ts';
import { AfterMinutes } from './after-minutes.tsx';

/** Settings of what happens to orders that nobody answers. */
export function AcceptanceDeadlines() {
  const t = useMessages('acceptance');
  const { call } = useStaff();
  const record = useRecord('unanswered', () => call(getUnansweredOrders, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => <Rules saved={saved} record={record} />}
    </RecordPage>
  );
}

type Stored = Versioned<UnansweredOrders>;

function Rules({ saved, record }: { saved: Stored; record: RecordState<Stored> }) {
  const t = useMessages('acceptance');
  const { call } = useStaff();
  const draft = useDraft({
    name: 'unanswered',
    saved: draftOf(saved),
    schema: unansweredOrders,
    input: ({ remind, cancel }) => ({ remindAfterMinutes: afterInput(remind), cancelAfterMinutes: afterInput(cancel) }),
    send: (input) => call(changeUnansweredOrders, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => record.take(data),
    onRefused: whenChanged('record', record.take, draftOf),
  });
  const { text, yesOrNo } = useDifferenceLabels(undefined);
  const facts = Object.fromEntries(
    (['remind', 'cancel'] as const).flatMap((what) => [
      [`${what}.isOn`, { label: t(what), say: yesOrNo }],
      [`${what}.minutes`, { label: t('minutes_of', { what: t(what) }), say: text }],
    ]),
  );
  return (
    <DraftForm draft={draft} describe={describeChanges(facts)}>
      <Panel title={t('remind_title')}>
        <AfterMinutes
          label={t('remind')}
          description={t('remind_text')}
          value={draft.value.remind}
          suggestion="5"
          error={draft.errorOf('remindAfterMinutes')}
          onChange={(remind) => draft.change({ remind })}
        />
      </Panel>
      <Panel title={t('cancel_title')}>
        <AfterMinutes
          label={t('cancel')}
          description={t('cancel_text')}
          value={draft.value.cancel}
          suggestion="30"
          error={draft.errorOf('cancelAfterMinutes')}
          onChange={(cancel) => draft.change({ cancel })}
        />
      </Panel>
      <p className="muted">{t('from_now_on')}</p>
    </DraftForm>
  );
}

function draftOf({ remindAfterMinutes, cancelAfterMinutes }: Stored) {
  return { remind: afterDraft(remindAfterMinutes), cancel: afterDraft(cancelAfterMinutes) };
}
