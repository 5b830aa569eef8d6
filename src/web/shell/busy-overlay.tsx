import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../app/app-context.ts';
import { changesUnderWay } from '../app/hosts/busy.ts';
import { useStore } from '../app/storage/store.ts';
import { useTopModal } from '../ui/overlays/modal.ts';
import { Spinner } from '../ui/signs/spinner.tsx';
import styles from './busy-overlay.module.css';
import { raise } from './raise.ts';

/** A change that is done sooner than this shows nothing (DESIGN, "Shell"). */
const PATIENCE_MS = 250;

/** The full-screen "Loading..." while a change is under way: over the page, and over the dialog that started it. */
export function BusyOverlay() {
  const t = useMessages('shell');
  const isBusy = useStore(changesUnderWay) > 0;
  const modal = useTopModal();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  if (!isBusy || !isSlow) return null;
  const overlay = (
    <div ref={raise} popover="manual" className={styles.overlay}>
      <Spinner label={t('loading')} />
    </div>
  );
  return modal ? createPortal(overlay, modal) : overlay;
}
