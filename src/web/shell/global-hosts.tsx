import { useEffect } from 'react';
import { useApp } from '../app/app-context.ts';
import { useLostOrder } from '../features/checkout/place/use-lost-order.ts';
import { BusyOverlay } from './busy-overlay.tsx';
import { DialogHost } from './dialog-host.tsx';
import { followRevisions } from './follow-revisions.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { SnackbarHost } from './snackbar.tsx';
import { useDocumentHead } from './use-document-head.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useStoredLanguage } from './use-stored-language.ts';

/** Dialog, snackbar, overlay, the document's own name and the focus after navigations belong to every page, bare ones too. */
export function GlobalHosts() {
  const app = useApp();
  useEffect(registerServiceWorker, []);
  useEffect(() => followRevisions(app), [app]);
  useDocumentHead();
  useLostOrder();
  useStoredLanguage();
  useHeadingFocus();
  return (
    <>
      <DialogHost />
      <SnackbarHost />
      <BusyOverlay />
    </>
  );
}
