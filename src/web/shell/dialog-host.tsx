import { useApp } from '../app/app-context.ts';
import { useStore } from '../app/storage/store.ts';
import { useLater } from '../app/use-later.ts';

/** Shows the dialog that any part of the app may open by `dialogs.ask` (specification sections 2 and 9). */
export function DialogHost() {
  const { dialogs } = useApp();
  const request = useStore(dialogs.shown);
  const dialog = useLater(() => import('./global-dialog.tsx'), request !== null);
  return request && dialog && <dialog.GlobalDialog request={request} />;
}
