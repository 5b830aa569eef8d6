import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { getMenuRecord } from '../../../../contract/endpoints/menu-record.ts';
import { addStation, changeStation } from '../../../../contract/endpoints/stations.ts';
import { type Station, type StationInput, stationInput } from '../../../../contract/staff/staff-stations.ts';
import type { StaffText } from '../../../../contract/staff/staff-texts.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { ChosenBoxes } from '../editing/chosen-boxes.tsx';
import { LimitedField } from '../editing/limited-text.tsx';
import { ownLabels } from '../menu-editor/own-labels.ts';
import styles from './stations.module.css';

interface StationFormProps {
  /** null: a new one. */
  station: Station | null;
  onClose(): void;
  onSaved(stations: Station[]): void;
}

/** The dialog in which a station is added or changed: its name, and the categories, dishes and options that are made there. */
export function StationForm({ station, onClose, onSaved }: StationFormProps) {
  const t = useMessages('stations');
  const office = useMessages('editing');
  const fields = useMessages('fields');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const formId = useId();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const { value: menu } = useRecord('cooked dishes', () => call(getMenuRecord, { quiet: true }));
  const [draft, setDraft] = useState<StationInput>(
    () => station ?? { name: '', categoryIds: [], productIds: [], valueIds: [] },
  );
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const input = stationInput.safeParse(draft);
    if (!input.success) return setError(fields('required'));
    setSending(true);
    const body = input.data;
    const answer = await (station
      ? call(changeStation, { params: { id: station._id }, body, quiet: true })
      : call(addStation, { body, quiet: true }));
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || office('not_saved'));
    snackbar.show(office('saved'), { tone: 'success' });
    onSaved(answer.data.data.stations);
  }

  const boxes = (key: 'categoryIds' | 'productIds' | 'valueIds', legend: ReactNode, things: Things) => (
    <ChosenBoxes
      legend={legend}
      things={things}
      chosen={draft[key]}
      onChange={(chosen) => setDraft({ ...draft, [key]: chosen })}
    />
  );
  const named = <T extends { _id: string }>(records: readonly T[] = [], text: (record: T) => StaffText): Things =>
    records.map((record) => ({ _id: record._id, name: ownLabels(text(record), own) }));

  return (
    <Dialog
      open
      onClose={onClose}
      title={station ? t('change_of', { name: station.name }) : t('add')}
      closeLabel={office('close')}
      actions={
        <Button type="submit" form={formId} busy={isSending}>
          {office('save')}
        </Button>
      }
    >
      <form id={formId} className={styles.edit} noValidate onSubmit={(event) => void save(event)}>
        <LimitedField
          label={t('name')}
          hint={t('name_hint')}
          value={draft.name}
          error={error}
          limit={40}
          autoComplete="off"
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
        />
        {boxes(
          'categoryIds',
          t('categories'),
          named(menu?.categories, ({ name }) => name),
        )}
        <details>
          <summary>{t('dishes')}</summary>
          {boxes('productIds', <span className="visually-hidden">{t('dishes')}</span>, menu?.products ?? [])}
        </details>
        {menu && menu.optionGroups.length > 0 && (
          <details>
            <summary>{t('options')}</summary>
            <div className={styles.groups}>
              <p className="muted">{t('options_hint')}</p>
              {menu.optionGroups.map(({ _id, name, values }) => (
                <div key={_id}>
                  {boxes(
                    'valueIds',
                    ownLabels(name, own),
                    named(values, ({ label }) => label),
                  )}
                </div>
              ))}
            </div>
          </details>
        )}
      </form>
    </Dialog>
  );
}

type Things = readonly { _id: string; name: string }[];
