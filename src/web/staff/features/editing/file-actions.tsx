import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import styles from './file-actions.module.css';

interface FileActionsProps {
  /** As an input's `accept`. */
  types: string;
  /** Whether a phone opens its camera at once; missing: it lets choose a file, too. */
  camera?: boolean;
  icon: IconName;
  choose: string;
  /** null: there is nothing to remove. */
  remove: string | null;
  isSending: boolean;
  onChoose(file: File | undefined): void;
  onRemove(): void;
}

/** The buttons that choose a file, on a phone with its camera too, and remove the one that is there. */
export function FileActions({ types, camera, icon, choose, remove, isSending, onChoose, onRemove }: FileActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={types}
        {...(camera && { capture: 'environment' })}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0]);
          // Reset, so that choosing the same file again fires a change.
          currentTarget.value = '';
        }}
      />
      <Button variant="outline" before={icon} busy={isSending} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      {remove !== null && !isSending && (
        <Button variant="text" before="trash-2" onClick={onRemove}>
          {remove}
        </Button>
      )}
    </div>
  );
}
