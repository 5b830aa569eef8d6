import { useId, useState } from 'react';
import type { Restaurant, AboutTeaser as Teaser } from '../../../contract/restaurants.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { langOf } from '../../app/i18n/lang-of.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import type { IconName } from '../../ui/signs/icon-names.ts';
import { Picture } from '../../ui/signs/picture.tsx';
import styles from './about-teaser.module.css';

/** The restaurant in a paragraph; "Read more" unfolds the rest. */
export function AboutTeaserPanel({ teaser, of }: { teaser: Teaser; of: Restaurant }) {
  const t = useMessages('home');
  const language = useLanguage();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const title = useId();
  const rest = useId();
  const langIn = (name: string) => langOf(of, `aboutContent.teaser.${name}`);
  const { preHeading, mainHeadline, introParagraph, image, imageUrl, expandedParagraphs } = teaser;
  return (
    <section className={`wrap ${styles.about}`} aria-labelledby={title}>
      {(image || imageUrl) && (
        <div className={styles.picture}>
          {image ? (
            <Picture image={image} alt="" sizes="(width>=960px) 640px,92vw" />
          ) : (
            <img src={imageUrl ?? ''} alt="" loading="lazy" />
          )}
        </div>
      )}
      <div lang={of.lang}>
        {preHeading && (
          <p className={styles.eyebrow} lang={langIn('preHeading')}>
            {preHeading}
          </p>
        )}
        <h2 id={title} lang={langIn('mainHeadline')}>
          {mainHeadline}
        </h2>
        <p className="muted" lang={langIn('introParagraph')}>
          {introParagraph}
        </p>
        {expandedParagraphs.length > 0 && (
          <>
            {isUnfolded && (
              <ul id={rest} className={styles.points}>
                {expandedParagraphs.map(({ icon, text }, place) => (
                  <li key={text} lang={langIn(`expandedParagraphs.${place}`)}>
                    <span className={styles.icon}>
                      <Icon name={iconOf(icon)} />
                    </span>
                    <Point text={text} />
                  </li>
                ))}
              </ul>
            )}
            <Button
              className={styles.toggle}
              variant="text"
              lang={language}
              after={isUnfolded ? 'chevron-up' : 'chevron-down'}
              aria-expanded={isUnfolded}
              aria-controls={isUnfolded ? rest : undefined}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {t(isUnfolded ? 'show_less' : 'read_more')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Shows the first of several sentences in bold. */
function Point({ text }: { text: string }) {
  const [, point, rest] = text.match(/^(.{3,80}?[.!?。！？])\s*(\S.*)$/s) ?? [];
  if (!point) return <span>{text}</span>;
  return (
    <span>
      <b>{`${point} `}</b>
      <span className={styles.quiet}>{rest}</span>
    </span>
  );
}

/** The icons that a restaurant may name. Not the whole list of the sprite, which would add to the visitors' scripts. */
const ICONS: IconName[] = [
  'wheat',
  'leaf',
  'flame',
  'clock',
  'fish',
  'heart',
  'star',
  'award',
  'users',
  'chef-hat',
  'sprout',
  'egg',
  'wine',
  'store',
];

function iconOf(name: string): IconName {
  return ICONS.find((icon) => icon === name) ?? 'sparkles';
}
