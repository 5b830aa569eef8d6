import { useEffect } from 'react';
import { BusyOverlay } from './busy-overlay.tsx';
import { DialogHost } from './dialog-host.tsx';
import { registerServiceWorker } from './register-service-worker.ts';
import { SnackbarHost } from './snackbar.tsx';

/** Dialog, snackbar and overlay belong to every page, bare ones too. */
export function GlobalHosts() {
  useEffect(registerServiceWorker, []);
  return (
    <>
      <DialogHost />
      <SnackbarHost />
      <BusyOverlay />
    </>
  );
}
