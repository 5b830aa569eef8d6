import { useState } from 'react';
import type { StaffDevice, StaffDevices } from '../../../../contract/staff/staff-alarms.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { pushSupport, reachOf } from '../../../app/push-support.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import styles from './devices.module.css';
import { nameHere, subscribeHere } from './push-here.ts';
import { useAlarmCalls } from './use-alarm-calls.ts';

interface ThisDeviceProps {
  publicKey: string;
  /** null: this device does not ring. */
  own: StaffDevice | null;
  onChange(known: StaffDevices): void;
}

/** Lets this device ring, or says why it cannot and what to do. */
export function ThisDevice({ publicKey, own, onChange }: ThisDeviceProps) {
  const t = useMessages('alarms');
  const [support, setSupport] = useState(pushSupport);
  if (own) return <p>{t('rings_here', { name: own.name })}</p>;
  if (support === 'home-screen') return <HomeScreenSteps />;
  if (support === 'blocked') return <Alert tone="warning">{t('blocked')}</Alert>;
  if (support === 'none') return <Alert tone="warning">{t('unsupported')}</Alert>;
  return <Ring publicKey={publicKey} onChange={onChange} onRefused={() => setSupport(pushSupport())} />;
}

interface RingProps {
  publicKey: string;
  onChange(known: StaffDevices): void;
  onRefused(): void;
}

function Ring({ publicKey, onChange, onRefused }: RingProps) {
  const t = useMessages('alarms');
  const { busy, snackbar } = useApp();
  const language = useLanguage();
  const calls = useAlarmCalls();
  const [name, setName] = useState(nameHere);

  async function ring(): Promise<void> {
    const subscription = await subscribeHere(publicKey).catch(() => undefined);
    if (subscription === undefined) return snackbar.show(t('not_subscribed'), { tone: 'error' });
    if (subscription === null) return onRefused();
    const device = { name: name.trim() || nameHere(), language, ...reachOf(subscription) };
    const answer = await busy.run(() => calls.add(device));
    if (answer.ok) onChange(answer.data.data);
  }
  return (
    <div className={styles.here}>
      <p>{t('ring_text')}</p>
      <TextField
        label={t('name')}
        hint={t('name_hint')}
        value={name}
        maxLength={80}
        className={styles.field}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button before="bell-ring" onClick={() => void ring()}>
        {t('ring')}
      </Button>
    </div>
  );
}

function HomeScreenSteps() {
  const t = useMessages('alarms');
  return (
    <div className={styles.here}>
      <p>{t('ios_text')}</p>
      <ol className={styles.steps}>
        <li>{t('ios_share')}</li>
        <li>{t('ios_add')}</li>
        <li>{t('ios_open')}</li>
      </ol>
    </div>
  );
}
