import { useApp } from '../app/app-context.ts';
import { useStore } from '../app/store.ts';
import { useLater } from '../app/use-later.ts';

/** The one question or notice that any part of the app may put (specification sections 2 and 9). */
export function DialogHost() {
  const { dialogs } = useApp();
  const request = useStore(dialogs.shown);
  const dialog = useLater(() => import('./global-dialog.tsx'), request !== null);
  return request && dialog && <dialog.GlobalDialog request={request} />;
}
