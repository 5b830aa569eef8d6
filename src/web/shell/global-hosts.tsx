import { BusyOverlay } from './busy-overlay.tsx';
import { DialogHost } from './dialog-host.tsx';
import { SnackbarHost } from './snackbar.tsx';

/** Dialog, snackbar and overlay belong to every page, bare ones too. */
export function GlobalHosts() {
  return (
    <>
      <DialogHost />
      <SnackbarHost />
      <BusyOverlay />
    </>
  );
}
