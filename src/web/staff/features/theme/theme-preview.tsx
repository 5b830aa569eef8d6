import { useLayoutEffect, useRef } from 'react';
import { deriveTheme, type ThemeMode } from '../../../../domain/look/derive-theme.ts';
import { useMessages } from '../../../app/app-context.ts';
import type { ThemeDraft } from './theme-draft.ts';
import styles from './theme-editor.module.css';

/** What the storefront makes of colours and logo, in light or dark mode. */
export function ThemePreview({ theme, mode }: { theme: ThemeDraft; mode: ThemeMode }) {
  const t = useMessages('theme');
  const box = useRef<HTMLDivElement>(null);
  // Set by script, because the content security policy forbids style attributes in markup.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(deriveTheme(theme, mode))) box.current?.style.setProperty(name, value);
  }, [theme, mode]);
  return (
    <div ref={box} className={styles.preview}>
      <h3>{t(mode)}</h3>
      <div className={styles.card}>
        {theme.logo && <img src={theme.logo.url} alt="" className={styles.logo} />}
        <span className={styles.third}>{t('sample_badge')}</span>
        <b>{t('sample_dish')}</b>
        <span className={styles.soft}>{t('sample_label')}</span>
        <span className={styles.link}>{t('sample_link')}</span>
      </div>
      <span className={styles.fill}>{t('sample_button')}</span>
      <span className={`${styles.fill} ${styles.second}`}>{t('sample_second')}</span>
    </div>
  );
}
