import { changeDatev } from '../../../../contract/endpoints/datev.ts';
import { type DatevAnswer, type DatevInput, datevInput } from '../../../../contract/staff/staff-datev.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { percentage } from '../../../app/format/format.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { describeChanges } from '../editing/describe-changes.ts';
import { EditSheet } from '../editing/edit-sheet.tsx';
import { datevDraft, datevDraftInput } from './datev-draft.ts';

export interface DatevSheetProps {
  answer: DatevAnswer;
  /** Somebody else has changed the accounts meanwhile. */
  onChanged(): void;
  onClose(): void;
  onSaved(): void;
}

const NUMBERS = ['consultant', 'client', 'yearStart', 'accountLength'] as const;
const ACCOUNTS = ['cash', 'online', 'other', 'tips'] as const;

/** The panel in which an adviser's numbers and accounts are filled in. */
export function DatevSheet({ answer, onChanged, onClose, onSaved }: DatevSheetProps) {
  const t = useMessages('datev');
  const language = useLanguage();
  const { call } = useStaff();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const draft = useDraft({
    name: 'datev',
    saved: datevDraft(answer),
    schema: datevInput,
    input: datevDraftInput,
    send: (input: DatevInput) =>
      call(changeDatev, { body: { ...input, expectedVersion: answer.version }, quiet: true }),
    onSaved,
    onRefused: (failure) => {
      if (failure.kind === 'problem' && failure.status === 409) onChanged();
      return null;
    },
  });
  const { value, change, errorOf } = draft;
  const rateName = (percent: string) =>
    percent === '0' ? t('untaxed') : t('revenue_at', { percent: percentage(Number(percent), language) });
  const text = (said: unknown) => String(said);
  const facts = Object.fromEntries([...NUMBERS, ...ACCOUNTS].map((name) => [name, { label: t(name), say: text }]));
  return (
    <EditSheet title={t('title')} draft={draft} describe={describeChanges(facts, own)} onClose={onClose}>
      <p className="muted">{t('ask_adviser')}</p>
      {[...NUMBERS, ...ACCOUNTS].map((name) => (
        <TextField
          key={name}
          label={t(name)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={value[name]}
          error={errorOf(name)}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      ))}
      {Object.entries(value.revenue).map(([percent, account]) => (
        <TextField
          key={percent}
          label={rateName(percent)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={account}
          onChange={({ currentTarget }) => change({ revenue: { ...value.revenue, [percent]: currentTarget.value } })}
        />
      ))}
      <FieldError id="datev-revenue">{errorOf('revenue')}</FieldError>
    </EditSheet>
  );
}
