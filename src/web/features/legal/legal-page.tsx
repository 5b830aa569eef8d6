import type { Restaurant } from '../../../contract/restaurants.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { DATE, dateTime } from '../../app/format/format.ts';
import { Button } from '../../ui/button.tsx';
import { legalValues } from './legal-head.ts';
import styles from './legal-page.module.css';
import { LegalPartView } from './legal-part.tsx';
import { LAST_UPDATED, type LegalText } from './legal-texts.ts';

/** A legal text in reading width, with its contents beside it from 960 px. */
export function LegalPage({ text, restaurant }: { text: LegalText; restaurant: Restaurant }) {
  const t = useMessages('legal');
  const language = useLanguage();
  const date = dateTime(LAST_UPDATED, 'UTC', language, DATE);
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t(text.title)}</h1>
        <p className="muted">
          <time dateTime={LAST_UPDATED}>{t('last_updated', { date })}</time>
        </p>
        <Button variant="tonal" size="sm" before="printer" onClick={() => print()} className={styles.print}>
          {t('print')}
        </Button>
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents" className={styles.contentsTitle}>
          {t('contents')}
        </h2>
        <ol>
          {text.parts.map(({ title }) => (
            <li key={title}>
              <a href={`#${title}`}>{t(title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <p className={styles.intro}>{t(text.intro)}</p>
        {text.parts.map((part, index) => (
          <LegalPartView
            key={part.title}
            part={part}
            number={index + 1}
            restaurant={restaurant}
            values={legalValues(restaurant)}
          />
        ))}
      </div>
    </div>
  );
}
