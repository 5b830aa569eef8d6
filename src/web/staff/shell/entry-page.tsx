import { useEffect } from 'react';
import { useMessages } from '../../app/app-context.ts';
import { useKnownRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { LanguageSwitcher } from '../../shell/language-switcher.tsx';
import { ThemeToggle } from '../../shell/theme-toggle.tsx';
import type { Content, Elements } from '../../ui/content.tsx';
import styles from './entry-page.module.css';

interface EntryPageProps {
  title: string;
  /** One sentence below the title. */
  text?: Content;
  children: Elements;
}

/** The frame of the staff's pages that are open to everybody: one card with the restaurant's mark, and the way to the storefront. */
export function EntryPage({ title, text, children }: EntryPageProps) {
  const t = useMessages('staff');
  const restaurant = useKnownRestaurant();
  useEffect(() => {
    document.title = [title, restaurant?.name].filter(Boolean).join(' – ');
  }, [title, restaurant]);
  return (
    <main id="main" className={styles.page}>
      <div className={styles.tools}>
        <LanguageSwitcher />
        <ThemeToggle />
      </div>
      <div className={styles.card}>
        <p className={styles.mark}>
          {restaurant?.logoUrl && <img src={restaurant.logoUrl} alt="" width={44} height={44} />}
          <span>{restaurant?.name}</span>
        </p>
        <header>
          <h1>{title}</h1>
          {text && <p className="muted">{text}</p>}
        </header>
        {children}
        <a className={styles.storefront} href="/">
          {t('to_storefront')}
        </a>
      </div>
    </main>
  );
}
