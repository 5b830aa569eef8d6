import { type FormEvent, useId, useState } from 'react';
import { type Station, type StationInput, stationInput } from '../../../../contract/staff/staff-stations.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { ownLabels } from '../menu-editor/own-labels.ts';
import styles from './stations.module.css';

interface StationFormProps {
  /** null: a new one. */
  station: Station | null;
  onClose(): void;
  onSaved(stations: Station[]): void;
}

/** The dialog in which a station is added or changed: its name, and the categories and dishes that are cooked there. */
export function StationForm({ station, onClose, onSaved }: StationFormProps) {
  const t = useMessages('stations');
  const office = useMessages('editing');
  const fields = useMessages('fields');
  const { snackbar } = useApp();
  const { api, transport } = useStaff();
  const formId = useId();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const { value: menu } = useRecord('cooked dishes', () => api.menuRecord.read({ quiet: true }));
  const [draft, setDraft] = useState<StationInput>(() => station ?? { name: '', categoryIds: [], productIds: [] });
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const input = stationInput.safeParse(draft);
    if (!input.success) return setError(fields('required'));
    setSending(true);
    const at = station ? (['PUT', `/staff/stations/${encodeURIComponent(station._id)}`] as const) : null;
    const request = { method: at?.[0] ?? ('POST' as const), path: at?.[1] ?? '/staff/stations', body: input.data };
    const answer = await transport<{ data: { stations: Station[] } }>({ ...request, quiet: true });
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || office('not_saved'));
    snackbar.show(office('saved'), { tone: 'success' });
    onSaved(answer.data.data.stations);
  }

  const boxes = (key: 'categoryIds' | 'productIds', things: readonly { _id: string; name: string }[]) =>
    things.map(({ _id: id, name }) => (
      <Checkbox
        key={id}
        checked={draft[key].includes(id)}
        onChange={() => setDraft({ ...draft, [key]: toggled(draft[key], id) })}
      >
        {name}
      </Checkbox>
    ));

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
        <TextField
          label={t('name')}
          hint={t('name_hint')}
          value={draft.name}
          error={error}
          maxLength={40}
          autoComplete="off"
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
        />
        <fieldset className={styles.boxes}>
          <legend>{t('categories')}</legend>
          {boxes(
            'categoryIds',
            (menu?.categories ?? []).map(({ _id, name }) => ({ _id, name: ownLabels(name, own) })),
          )}
        </fieldset>
        <details>
          <summary>{t('dishes')}</summary>
          <fieldset className={styles.boxes}>
            <legend className="visually-hidden">{t('dishes')}</legend>
            {boxes('productIds', menu?.products ?? [])}
          </fieldset>
        </details>
      </form>
    </Dialog>
  );
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
