import { useId } from 'react';
import { uploadVideo } from '../../../../contract/endpoints/uploads.ts';
import type { UploadedVideo } from '../../../../contract/staff/staff-slides.ts';
import { useMessages } from '../../../app/app-context.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { ProgressBar } from '../../../ui/signs/progress-bar.tsx';
import { FileActions } from '../editing/file-actions.tsx';
import { useUpload } from '../editing/use-upload.ts';
import styles from './video-field.module.css';

interface VideoFieldProps {
  value: UploadedVideo | null;
  onChange(video: UploadedVideo | null): void;
  error: string | null;
}

/** Uploads a short video without sound, and shows it. */
export function VideoField({ value, onChange, error }: VideoFieldProps) {
  const t = useMessages('slides');
  const id = useId();
  const { share, trouble, send } = useUpload<{ data: { video: UploadedVideo } }>({
    path: uploadVideo.path,
    taken: ({ data }) => onChange(data.video),
    notSent: t('video_not_sent'),
  });
  const isSending = share !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's name would be read before every button
    <div role="group" aria-label={t('video')} aria-describedby={`${id}-hint`} className={styles.field}>
      {value && <video src={value.url} muted loop playsInline controls preload="metadata" className={styles.video} />}
      {isSending && <ProgressBar label={t('video_sending')} value={share} max={1} />}
      <FileActions
        types="video/mp4"
        icon="play"
        choose={t(value ? 'video_replace' : 'video_choose')}
        remove={value && t('video_remove')}
        isSending={isSending}
        onChoose={(file) => void send(file)}
        onRemove={() => onChange(null)}
      />
      <FieldError id={`${id}-error`}>{trouble ?? error}</FieldError>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('video_hint')}
      </p>
    </div>
  );
}
