import { useState } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { Alert } from '../../../ui/signs/alert.tsx';
import { FileActions } from '../editing/file-actions.tsx';
import styles from './courier.module.css';
import { shrinkPhoto } from './shrink-photo.ts';

interface PhotoFieldProps {
  /** A JPEG in base64; null: none was taken. */
  photo: string | null;
  onChange(photo: string | null): void;
}

/** A photo of the door, by the phone's camera. It goes with the tap, and waits with it for a connection. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const t = useMessages('courier');
  const [isReading, setReading] = useState(false);
  const [isUnread, setUnread] = useState(false);
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setReading(true);
    const small = await shrinkPhoto(file);
    setReading(false);
    setUnread(small === null);
    onChange(small);
  }
  return (
    <div className={styles.form}>
      {photo && <img className={styles.photo} src={`data:image/jpeg;base64,${photo}`} alt={t('photo_taken')} />}
      {isUnread && <Alert tone="warning">{t('photo_unread')}</Alert>}
      <FileActions
        types="image/*"
        camera
        icon="camera"
        choose={t(photo ? 'photo_again' : 'photo_take')}
        remove={photo && t('photo_remove')}
        isSending={isReading}
        onChoose={(file) => void take(file)}
        onRemove={() => onChange(null)}
      />
      <p className="muted small">{t('photo_text')}</p>
    </div>
  );
}
