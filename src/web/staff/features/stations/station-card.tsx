import { type FormEvent, useState } from 'react';
import type { Pairing, Station } from '../../../../contract/staff/staff-stations.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
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
  const { transport } = useStaff();
  const { _id: id, name, devices } = station;
  const path = `/staff/stations/${encodeURIComponent(id)}`;
  async function remove(at: string): Promise<void> {
    const answer = await transport<{ data: { stations: Station[] } }>({ method: 'DELETE', path: at });
    if (answer.ok) onChanged(answer.data.data.stations);
  }
  return (
    <Panel
      title={name}
      actions={
        <div className={styles.actions}>
          <ButtonLink variant="tonal" size="sm" before="chef-hat" to={`/staff/stations/${id}`}>
            {t('screen')}
          </ButtonLink>
          <IconButton icon="pencil" label={t('change_of', { name })} onClick={onEdit} />
          <IconButton icon="trash-2" label={t('remove_of', { name })} onClick={() => void remove(path)} />
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
          <ul className={styles.devices} aria-label={t('devices')}>
            {devices.map((device) => (
              <li key={device._id}>
                <Icon name="chef-hat" />
                <b>{device.name}</b>
                <Tag tone={device.isPaired ? 'green' : 'orange'}>{t(device.isPaired ? 'paired' : 'waits')}</Tag>
                <Button
                  variant="text"
                  size="sm"
                  onClick={() => void remove(`/staff/kitchen-devices/${encodeURIComponent(device._id)}`)}
                >
                  {t('revoke_of', { name: device.name })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <PairDevice path={`${path}/devices`} onPairing={onPairing} />
      </div>
    </Panel>
  );
}

function PairDevice({ path, onPairing }: { path: string; onPairing(made: Pairing): void }) {
  const t = useMessages('stations');
  const { transport } = useStaff();
  const [name, setName] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function pair(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || !name?.trim()) return;
    setSending(true);
    const answer = await transport<{ data: Pairing }>({ method: 'POST', path, body: { name } });
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
      <TextField
        label={t('device_name')}
        value={name}
        maxLength={40}
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
