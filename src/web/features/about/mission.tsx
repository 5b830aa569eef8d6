import { useMessages } from '../../app/app-context.ts';
import { Icon } from '../../ui/signs/icon.tsx';
import styles from './mission.module.css';

/** The mission statement as a pull quote. */
export function Mission({ statement, lang }: { statement: string; lang: string }) {
  const t = useMessages('about');
  return (
    <section className={styles.mission} aria-labelledby="mission">
      <Icon name="quote" className={styles.mark} />
      <h2 id="mission" className={styles.title}>
        {t('mission')}
      </h2>
      <p className={styles.statement} lang={lang}>
        {statement}
      </p>
    </section>
  );
}
