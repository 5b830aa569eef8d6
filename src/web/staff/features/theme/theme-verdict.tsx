import type { BrandColours } from '../../../../domain/look/derive-theme.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { localeOf } from '../../../app/format/format.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import styles from './theme-editor.module.css';
import { judgeTheme } from './theme-judgement.ts';

/** Whether each colour can be used as it is, and the contrast of a label on it. */
export function ThemeVerdict({ colours }: { colours: BrandColours }) {
  const t = useMessages('theme');
  const language = useLanguage();
  const words = (ratio: number) =>
    ratio.toLocaleString(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <ul className={styles.verdict} aria-label={t('verdict')}>
      {judgeTheme(colours).map(({ role, mode, isKept, ratio }) => (
        <li key={`${role} ${mode}`}>
          <Icon name={isKept ? 'circle-check' : 'info'} />
          <span>{t(isKept ? 'kept' : 'adjusted', { colour: t(role), mode: t(mode), ratio: words(ratio) })}</span>
        </li>
      ))}
    </ul>
  );
}
