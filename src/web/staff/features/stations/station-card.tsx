import { type FormEvent, useState } from 'react';
import { addKitchenDevice, removeStation, revokeKitchenDevice } from '../../../../contract/endpoints/stations.ts';
import type { Pairing, Station } from '../../../../contract/staff/staff-stations.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { EntryList, EntryRow } from '../editing/entry-list.tsx';
import { LimitedField } from '../editing/limited-text.tsx';
import styles from './stations.module.css';

interface StationCardProps {
  station: Station;
  /** What it makes, in words; null: not known yet. */
  makes: string[] | null;
  onEdit(): void;
  onChanged(stations: Station[]): void;
  onPairing(made: Pairing): void;
}

/** A station with its devices, and the form that pairs one more. */
export function StationCard({ station, makes, onEdit, onChanged, onPairing }: StationCardProps) {
  const t = useMessages('stations');
  const { dialogs, busy } = useApp();
  const { call } = useStaff();
  const { _id: id, name, devices } = station;
  async function remove(
    send: () => Promise<ApiResult<{ data: { stations: Station[] } }>>,
    words: { title: string; text: string; confirmText: string },
  ): Promise<void> {
    const { title, text, confirmText } = words;
    if (!(await dialogs.ask({ title, html: escapeText(text), confirmText, cancelText: t('keep') }))) return;
    const answer = await busy.run(send);
    if (answer.ok) onChanged(answer.data.data.stations);
  }
  const removeThis = () =>
    remove(() => call(removeStation, { params: { id } }), {
      title: t('remove_title', { name }),
      text: t('remove_text'),
      confirmText: t('remove'),
    });
  const revoke = (device: Station['devices'][number]) =>
    remove(() => call(revokeKitchenDevice, { params: { id: device._id } }), {
      title: t('revoke_title', { name: device.name }),
      text: t('revoke_text'),
      confirmText: t('revoke'),
    });
  return (
    <Panel
      title={name}
      actions={
        <div className={styles.actions}>
          <ButtonLink variant="tonal" size="sm" before="chef-hat" to={`/staff/stations/${id}`}>
            {t('screen')}
          </ButtonLink>
          <IconButton icon="pencil" label={t('change_of', { name })} onClick={onEdit} />
          <IconButton icon="trash-2" label={t('remove_of', { name })} onClick={() => void removeThis()} />
        </div>
      }
    >
      <div className={styles.card}>
        {makes && (
          <ul className={styles.makes} aria-label={t('makes')}>
            {makes.map((each) => (
              <li key={each}>
                <Tag tone="grey">{each}</Tag>
              </li>
            ))}
          </ul>
        )}
        {makes?.length === 0 && <p className="muted">{t('makes_nothing')}</p>}
        {devices.length > 0 && (
          <EntryList entries={devices} label={t('devices')}>
            {(device) => (
              <EntryRow
                name={device.name}
                marks={<Tag tone={device.isPaired ? 'green' : 'orange'}>{t(device.isPaired ? 'paired' : 'waits')}</Tag>}
                actions={
                  <IconButton
                    icon="trash-2"
                    label={t('revoke_of', { name: device.name })}
                    onClick={() => void revoke(device)}
                  />
                }
              />
            )}
          </EntryList>
        )}
        <PairDevice stationId={id} onPairing={onPairing} />
      </div>
    </Panel>
  );
}

function PairDevice({ stationId, onPairing }: { stationId: string; onPairing(made: Pairing): void }) {
  const t = useMessages('stations');
  const { call } = useStaff();
  const [name, setName] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function pair(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || !name?.trim()) return;
    setSending(true);
    const answer = await call(addKitchenDevice, { params: { id: stationId }, body: { name } });
    setSending(false);
    if (!answer.ok) return;
    setName(null);
    onPairing(answer.data.data);
  }
  if (name === null) {
    return (
      <Button variant="outline" size="sm" before="plus" onClick={() => setName('')}>
        {t('pair')}
      </Button>
    );
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void pair(event)}>
      <LimitedField
        label={t('device_name')}
        value={name}
        limit={40}
        autoFocus
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" size="sm" busy={isSending}>
        {t('get_code')}
      </Button>
    </form>
  );
}
