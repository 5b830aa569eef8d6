import type { Restaurant } from '../../../contract/restaurants.ts';
import { useApp, useLanguage, useMessages, useResource } from '../../app/app-context.ts';
import { DATE, dateTime } from '../../app/format/format.ts';
import { Button } from '../../ui/button.tsx';
import { lawValues } from './facts-for-law.ts';
import { legalValues } from './legal-head.ts';
import styles from './legal-page.module.css';
import { LegalPartView } from './legal-part.tsx';
import { LAST_UPDATED, type LegalText } from './legal-texts.ts';
import { ownLegalTexts } from './own-legal-texts.ts';
import { OwnText } from './own-text.tsx';

/** A legal text in reading width, with its contents beside it from 960 px. */
export function LegalPage({ text, restaurant }: { text: LegalText; restaurant: Restaurant }) {
  const t = useMessages('legal');
  const language = useLanguage();
  const { legal, timezone } = restaurant;
  const texts = useResource(ownLegalTexts(useApp())).data?.data;
  const own = texts?.[text.path === '/terms' ? 'terms' : 'privacy'];
  const updated = legal?.changedAt ?? LAST_UPDATED;
  const date = dateTime(updated, legal ? timezone : 'UTC', language, DATE);
  const values = { ...legalValues(restaurant), ...lawValues(restaurant, language) };
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t(text.title)}</h1>
        <p className="muted">
          <time dateTime={updated}>{t('last_updated', { date })}</time>
          {legal && <span>{` · ${t('edition', { edition: legal.version })}`}</span>}
        </p>
        <Button variant="tonal" size="sm" before="printer" onClick={() => print()} className={styles.print}>
          {t('print')}
        </Button>
      </header>
      {texts && own ? (
        <div className={styles.text}>
          <OwnText text={own} lang={texts.lang} />
        </div>
      ) : (
        <>
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
              <LegalPartView key={part.title} part={part} number={index + 1} restaurant={restaurant} values={values} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
