import type { AboutFullPage } from '../../../contract/restaurants.ts';
import { Picture } from '../../ui/signs/picture.tsx';
import styles from './story.module.css';
import { storyRows } from './story-rows.ts';

/** The restaurant's story: texts and pictures that change sides row by row. */
export function Story({
  sections,
  langIn,
}: {
  sections: AboutFullPage['storySections'];
  langIn(name: string): string;
}) {
  return (
    <div className={styles.story}>
      {storyRows(sections).map(({ text, image }) => (
        <div key={text?.heading ?? image?.imageUrl} className={styles.row} data-alone={!text || !image || undefined}>
          {text && (
            <div className={styles.text}>
              <h2 lang={langIn(`storySections.${sections.indexOf(text)}.heading`)}>{text.heading}</h2>
              <p lang={langIn(`storySections.${sections.indexOf(text)}.paragraph`)}>{text.paragraph}</p>
            </div>
          )}
          {image && <StoryPicture section={image} />}
        </div>
      ))}
    </div>
  );
}

function StoryPicture({ section }: { section: AboutFullPage['storySections'][number] }) {
  const { image, imageUrl, altText = '' } = section;
  if (image && image.src === imageUrl) {
    return <Picture image={image} alt={altText} sizes="(min-width: 960px) 600px, 92vw" className={styles.picture} />;
  }
  return <img className={styles.picture} src={imageUrl} alt={altText} loading="lazy" />;
}
