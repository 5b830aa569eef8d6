import { type DragEvent, useId } from 'react';
import { addressOf } from '../../../../contract/endpoints/call.ts';
import { uploadPicture } from '../../../../contract/endpoints/uploads.ts';
import type { UploadedPicture } from '../../../../contract/pictures.ts';
import { useMessages } from '../../../app/app-context.ts';
import type { Content } from '../../../ui/content.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { ProgressBar } from '../../../ui/signs/progress-bar.tsx';
import { FileActions } from './file-actions.tsx';
import styles from './picture-field.module.css';
import { PictureOrIcon } from './picture-or-icon.tsx';
import { useUpload } from './use-upload.ts';

interface PictureFieldProps {
  /** What the picture shows, which is part of its buttons' accessible names. */
  label: string;
  value: UploadedPicture | null;
  onChange(value: UploadedPicture | null): void;
  use: 'dish' | 'hero';
  error?: string | null;
  hint?: Content;
}

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Uploads a picture that is chosen, taken with a phone's camera or dropped, and shows it as the server processed it. */
export function PictureField({ label, value, onChange, use, error = null, hint }: PictureFieldProps) {
  const t = useMessages('editing');
  const id = useId();
  const { share, trouble, send } = useUpload<{ data: { picture: UploadedPicture } }>({
    path: addressOf(uploadPicture, { query: { use } }),
    taken: ({ data }) => onChange(data.picture),
    notSent: t('picture_not_sent'),
  });
  const isSending = share !== null;
  function drop(event: DragEvent): void {
    event.preventDefault();
    void send(event.dataTransfer.files[0]);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's name would be read before every button
    <div role="group" aria-label={label} aria-describedby={hint ? `${id}-hint` : undefined} className={styles.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button */}
      <div className={styles.stage} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <PictureOrIcon image={value} icon="camera" alt={label} sizes="400px" className={styles.picture} />
        {isSending && (
          <div className={styles.progress}>
            <ProgressBar label={t('picture_sending')} value={share} max={1} />
          </div>
        )}
      </div>
      <FileActions
        types={TYPES}
        icon="camera"
        choose={t(value ? 'picture_replace' : 'picture_choose')}
        remove={value && t('picture_remove')}
        isSending={isSending}
        onChoose={(file) => void send(file)}
        onRemove={() => onChange(null)}
      />
      <FieldError id={`${id}-error`}>{trouble ?? error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
