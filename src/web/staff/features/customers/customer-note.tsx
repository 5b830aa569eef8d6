import { changeCustomerNote } from '../../../../contract/endpoints/customer-book.ts';
import { type CustomerNote, customerNoteInput } from '../../../../contract/staff/staff-customers.ts';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { describeChanges } from '../editing/describe-changes.ts';
import { DraftMessage } from '../editing/draft-message.tsx';
import { ForeignChanges } from '../editing/foreign-changes.tsx';
import { LimitedArea } from '../editing/limited-text.tsx';
import { useAttempt } from '../editing/use-attempt.ts';
import { useLeaveGuard } from '../editing/use-leave-guard.ts';
import styles from './customer-page.module.css';

interface CustomerNoteProps {
  id: string;
  note: CustomerNote;
  onSaved(note: CustomerNote): void;
}

/** What staff note about a customer for one another. Nobody writes over what somebody else has just written. */
export function CustomerNotePanel({ id, note, onSaved }: CustomerNoteProps) {
  const t = useMessages('customers');
  const office = useMessages('editing');
  const { call } = useStaff();
  const draft = useDraft({
    name: `customer-note/${id}`,
    saved: { note: note.note },
    schema: customerNoteInput,
    input: (value: { note: string }) => ({ ...value, expectedVersion: note.version }),
    send: (input) => call(changeCustomerNote, { params: { id }, body: input, quiet: true }),
    onSaved: (answer) => onSaved(answer.data.note),
    onRefused(failure) {
      const theirs = noteOf(failure);
      if (theirs) onSaved(theirs);
      return theirs && { note: theirs.note };
    },
  });
  const { form, busy } = useAttempt({ draft, closes: false, waits: false });
  useLeaveGuard(draft.isChanged);
  const describe = describeChanges({ note: { label: t('note'), say: String } });
  return (
    <Panel title={t('note')}>
      <p className="muted">{t('note_text')}</p>
      <form {...form} className={styles.form}>
        <ForeignChanges draft={draft} describe={describe} />
        <LimitedArea
          label={t('note')}
          hideLabel
          rows={4}
          limit={STAFF_MAX.customerNote}
          value={draft.value.note}
          error={draft.errorOf('note')}
          onChange={({ currentTarget }) => draft.change({ note: currentTarget.value })}
        />
        <DraftMessage draft={draft} describe={describe} />
        {draft.isChanged && (
          <Button type="submit" before="check" busy={busy}>
            {office('save')}
          </Button>
        )}
      </form>
    </Panel>
  );
}

/** The note as it is now, of the refusal of an outdated one. */
function noteOf(failure: ApiFailure): CustomerNote | null {
  if (failure.kind !== 'problem') return null;
  return (failure.problem as { note?: CustomerNote }).note ?? null;
}
