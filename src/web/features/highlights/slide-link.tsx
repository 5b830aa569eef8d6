import { Link } from 'react-router';
import type { Highlight } from '../../../contract/highlights.ts';
import { useMessages } from '../../app/app-context.ts';
import { langOf } from '../../app/i18n/lang-of.ts';
import { Icon } from '../../ui/signs/icon.tsx';
import styles from './hero.module.css';

/** The slide's own link, and beside it a link to the menu, unless the slide's own leads there. */
export function SlideLink({ slide }: { slide: Highlight }) {
  const t = useMessages('home');
  const { linkUrl, linkText } = slide;
  const lang = langOf(slide, 'linkText');
  const label = linkText && (
    <>
      <span>{linkText}</span>
      <Icon name="arrow-right" />
    </>
  );
  return (
    <div className={styles.links}>
      {label && linkUrl?.startsWith('/') && (
        <Link className={styles.link} to={linkUrl} lang={lang} viewTransition>
          {label}
        </Link>
      )}
      {label && linkUrl?.startsWith('http') && (
        <a className={styles.link} href={linkUrl} lang={lang} rel="noreferrer">
          {label}
        </a>
      )}
      {linkUrl !== '/menu' && (
        <Link className={styles.quietLink} to="/menu" viewTransition>
          {t('see_menu')}
        </Link>
      )}
    </div>
  );
}
