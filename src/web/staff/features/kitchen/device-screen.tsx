import styles from './paired-kitchen.module.css';
import { useDeviceCalls } from './station-calls.ts';
import { StationCooking } from './station-cooking.tsx';

/** The screen of a paired device, until it is revoked. */
export function DeviceScreen({ secret, onRevoked }: { secret: string; onRevoked(): void }) {
  const calls = useDeviceCalls(secret);
  return (
    <main id="main" className={styles.screen}>
      <StationCooking
        calls={calls}
        onFailure={(failure) => failure.kind === 'problem' && failure.status === 401 && onRevoked()}
      />
    </main>
  );
}
