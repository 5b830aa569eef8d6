import { useEffect, useState } from 'react';
import type { StaffDevices } from '../../../../contract/staff/staff-alarms.ts';
import { useMessages } from '../../../app/app-context.ts';
import { pushSupport } from '../../../app/push-support.ts';
import { Panel } from '../../../ui/panel.tsx';
import { EntryList } from '../editing/entry-list.tsx';
import { DeviceEntry } from './device-row.tsx';
import { fingerprintOf, subscriptionHere } from './push-here.ts';
import { ThisDevice } from './this-device.tsx';

interface DevicesProps {
  known: StaffDevices;
  onChange(known: StaffDevices): void;
  /** Called after what changes the list only later, such as a test. */
  onDone(): void;
}

/** This device, and all that ring. */
export function Devices({ known, onChange, onDone }: DevicesProps) {
  const t = useMessages('alarms');
  const fingerprint = useFingerprint(known);
  const own = known.devices.find((device) => device.fingerprint === fingerprint) ?? null;
  return (
    <>
      <Panel title={t('this_device')}>
        <ThisDevice publicKey={known.publicKey} own={own} onChange={onChange} />
      </Panel>
      <Panel title={t('devices')}>
        {known.devices.length === 0 ? (
          <p className="muted">{t('no_devices')}</p>
        ) : (
          <EntryList entries={known.devices}>
            {(device) => <DeviceEntry device={device} isOwn={device === own} onChange={onChange} onDone={onDone} />}
          </EntryList>
        )}
      </Panel>
    </>
  );
}

/** By which the list names this browser; null: it is not subscribed. */
function useFingerprint(known: StaffDevices): string | null {
  const [fingerprint, setFingerprint] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if (pushSupport() !== 'ready') return;
      const subscription = await subscriptionHere(known.publicKey);
      const found = subscription && (await fingerprintOf(subscription));
      if (!isOver) setFingerprint(found);
    };
    void look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [known]);
  return fingerprint;
}
