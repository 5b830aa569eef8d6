import { type DragEvent, useId } from 'react';
import { uploadLogo } from '../../../../contract/endpoints/uploads.ts';
import type { UploadedLogo } from '../../../../contract/staff/staff-theme.ts';
import { useMessages } from '../../../app/app-context.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { ProgressBar } from '../../../ui/signs/progress-bar.tsx';
import { FileActions } from '../editing/file-actions.tsx';
import { useUpload } from '../editing/use-upload.ts';
import styles from './logo-field.module.css';
import type { LogoDraft } from './theme-draft.ts';

interface LogoFieldProps {
  value: LogoDraft | null;
  onChange(value: LogoDraft | null): void;
  error: string | null;
}

const TYPES = 'image/svg+xml,.svg,image/png,image/jpeg,image/webp,image/avif';

/** Uploads a logo that is chosen or dropped, and shows it as the server processed it, by day and by night. */
export function LogoField({ value, onChange, error }: LogoFieldProps) {
  const t = useMessages('theme');
  const office = useMessages('editing');
  const id = useId();
  const { share, trouble, send } = useUpload<{ data: { logo: UploadedLogo } }>({
    path: uploadLogo.path,
    taken: ({ data }) => onChange(data.logo),
    notSent: office('picture_not_sent'),
  });
  const isSending = share !== null;
  function drop(event: DragEvent): void {
    event.preventDefault();
    void send(event.dataTransfer.files[0]);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's name would be read before every button
    <div
      role="group"
      aria-label={t('logo')}
      aria-describedby={`${id}-hint`}
      className={styles.field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {value ? <img src={value.url} alt={t('logo')} /> : <p className="muted">{t('no_logo')}</p>}
      {isSending && <ProgressBar label={office('picture_sending')} value={share} max={1} />}
      <FileActions
        types={TYPES}
        icon="store"
        choose={t('choose_logo')}
        remove={value && t('remove_logo')}
        isSending={isSending}
        onChoose={(file) => void send(file)}
        onRemove={() => onChange(null)}
      />
      <FieldError id={`${id}-error`}>{trouble ?? error}</FieldError>
      <p id={`${id}-hint`} className="muted small">
        {t('logo_hint')}
      </p>
    </div>
  );
}
