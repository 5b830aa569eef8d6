import { useEffect } from 'react';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { useLater } from '../../../app/use-later.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useTopModal } from '../../../ui/overlays/modal.ts';
import styles from './find-button.module.css';
import { isFinding } from './is-finding.ts';

/** Opens the search from every page of the staff: with a tap, with the key "/", and with Ctrl or Cmd and K. */
export function FindButton() {
  const t = useMessages('staff');
  const { messages } = useApp();
  const isOpen = useStore(isFinding);
  const isCovered = useTopModal() !== null;
  const loaded = useLater(async () => {
    const [Dialog] = await Promise.all([
      import('./find-dialog.tsx').then((file) => file.FindDialog),
      messages.need(['editing', 'statuses']),
    ]);
    return { Dialog };
  }, isOpen);

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (isCovered || !asksForSearch(event)) return;
      event.preventDefault();
      isFinding.set(true);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isCovered]);

  return (
    <>
      <IconButton
        icon="search"
        label={t('find')}
        aria-keyshortcuts="/"
        className={styles.button}
        onClick={() => isFinding.set(true)}
      />
      {isOpen && loaded && <loaded.Dialog onClose={() => isFinding.set(false)} />}
    </>
  );
}

function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) return true;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  // Where text is typed, the key is a character.
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'));
}
