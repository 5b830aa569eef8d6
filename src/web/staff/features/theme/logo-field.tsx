import { useId, useRef, useState } from 'react';
import { MAX_LOGO } from '../../../../contract/staff-theme.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import styles from './theme-editor.module.css';

interface LogoFieldProps {
  /** The stored logo's address; null: none. */
  url: string | null;
  /** The stored logo's address, or the SVG document of a logo that was chosen instead; null: none. */
  logo: string | null;
  error: string | null;
  /** null takes the logo away. */
  onChange(logo: string | null): void;
}

/** Chooses a logo from an SVG file, and shows it before it is saved. */
export function LogoField({ url, logo, error, onChange }: LogoFieldProps) {
  const t = useMessages('theme');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isHeavy, setHeavy] = useState(false);
  const shown = logo === null || logo === url ? logo : `data:image/svg+xml,${encodeURIComponent(logo)}`;
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setHeavy(file.size > MAX_LOGO);
    if (file.size <= MAX_LOGO) onChange(await file.text());
  }
  return (
    <div className={styles.logo}>
      {shown ? <img src={shown} alt={t('logo')} /> : <p className="muted">{t('no_logo')}</p>}
      <input
        ref={input}
        type="file"
        accept="image/svg+xml,.svg"
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // Reset, so that choosing the same file again fires a change.
          currentTarget.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button variant="tonal" before="store" aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
          {t('choose_logo')}
        </Button>
        {shown && (
          <Button variant="text" before="trash-2" onClick={() => onChange(null)}>
            {t('remove_logo')}
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`}>{isHeavy ? t('logo_heavy') : error}</FieldError>
      <p id={`${id}-hint`} className="muted small">
        {t('logo_hint')}
      </p>
    </div>
  );
}
