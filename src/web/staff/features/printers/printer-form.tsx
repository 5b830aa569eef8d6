import { type FormEvent, useId, useState } from 'react';
import {
  PAPER_COLUMNS,
  type PrinterInput,
  type PrinterWithPath,
  printerInput,
  type StaffPrinter,
} from '../../../../contract/staff/staff-printers.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../../domain/languages.ts';
import { PAPERS } from '../../../../domain/orders/papers.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LimitedField } from '../editing/limited-text.tsx';
import { PrinterDishes } from './printer-dishes.tsx';
import styles from './printer-form.module.css';
import { usePrinterCalls } from './use-printer-calls.ts';

interface PrinterFormProps {
  /** null: a new one. */
  printer: StaffPrinter | null;
  onClose(): void;
  /** With the address of a new one. */
  onSaved(added: PrinterWithPath | null): void;
}

const COPIES = ['1', '2', '3'] as const;
/** Usual limits of age, in minutes. */
const OLDEST = [30, 60, 120, 240, 720];

/** The dialog in which a printer is added or changed. */
export function PrinterForm({ printer, onClose, onSaved }: PrinterFormProps) {
  const t = useMessages('printers');
  const office = useMessages('editing');
  const fields = useMessages('fields');
  const { snackbar } = useApp();
  const calls = usePrinterCalls();
  const formId = useId();
  const language = useKnownRestaurant()?.contentLanguage ?? 'en';
  const [draft, setDraft] = useState<PrinterInput>(
    () =>
      printer ?? {
        name: '',
        paper: 'kitchen',
        copies: 1,
        stationId: null,
        categoryIds: null,
        pausesOrdering: false,
        oldestMinutes: 120,
        language,
        columns: 48,
      },
  );
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const change = (changes: Partial<PrinterInput>) => setDraft({ ...draft, ...changes });

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const input = printerInput.safeParse(draft);
    if (!input.success) return setError(fields('required'));
    setSending(true);
    const answer = await (printer ? calls.change(printer._id, input.data) : calls.add(input.data));
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || office('not_saved'));
    snackbar.show(office('saved'), { tone: 'success' });
    onSaved(printer ? null : (answer.data.data as PrinterWithPath));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={printer ? t('change_of', { name: printer.name }) : t('add')}
      closeLabel={office('close')}
      actions={
        <Button type="submit" form={formId} busy={isSending}>
          {office('save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <LimitedField
          label={t('name')}
          hint={t('name_hint')}
          value={draft.name}
          error={error}
          limit={40}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <SelectField
          label={t('paper')}
          value={draft.paper}
          options={PAPERS.map((value) => ({ value, label: t(`paper_${value}`) }))}
          onChange={({ currentTarget }) => change({ paper: currentTarget.value as PrinterInput['paper'] })}
        />
        {draft.paper === 'kitchen' && (
          <PrinterDishes stationId={draft.stationId} categoryIds={draft.categoryIds} onChange={change} />
        )}
        <Checkbox checked={draft.pausesOrdering} onChange={() => change({ pausesOrdering: !draft.pausesOrdering })}>
          {t('pauses_ordering')}
        </Checkbox>
        <SelectField
          label={t('copies')}
          value={String(draft.copies)}
          options={COPIES.map((value) => ({ value, label: value }))}
          onChange={({ currentTarget }) => change({ copies: Number(currentTarget.value) })}
        />
        <SelectField
          label={t('oldest')}
          hint={t('oldest_hint')}
          value={String(draft.oldestMinutes)}
          options={[...new Set([...OLDEST, draft.oldestMinutes])].map((minutes) => ({
            value: String(minutes),
            label: t('oldest_minutes', { count: minutes }),
          }))}
          onChange={({ currentTarget }) => change({ oldestMinutes: Number(currentTarget.value) })}
        />
        <SelectField
          label={t('columns')}
          value={String(draft.columns)}
          options={PAPER_COLUMNS.map((each) => ({ value: String(each), label: t(`columns_${each}`) }))}
          onChange={({ currentTarget }) => change({ columns: Number(currentTarget.value) })}
        />
        <SelectField
          label={t('language')}
          value={draft.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={({ currentTarget }) => change({ language: currentTarget.value as PrinterInput['language'] })}
        />
      </form>
    </Dialog>
  );
}
