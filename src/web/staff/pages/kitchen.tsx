import { useMessages } from '../../app/app-context.ts';
import { DeviceScreen } from '../features/kitchen/device-screen.tsx';
import { PairForm } from '../features/kitchen/pair-form.tsx';
import { useDeviceSecret } from '../features/kitchen/use-device-secret.ts';
import { EntryPage } from '../shell/entry-page.tsx';

/** A paired device's screen, which needs no account; on any other device the form that pairs it. */
export function Component() {
  const t = useMessages('kitchen');
  const [secret, keep] = useDeviceSecret();
  if (secret) return <DeviceScreen secret={secret} onRevoked={() => keep(null)} />;
  return (
    <EntryPage title={t('title')} text={t('pair_text')}>
      <PairForm onPaired={keep} />
    </EntryPage>
  );
}
