import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useApp, useMessages } from '../../app/app-context.ts';
import { useStore } from '../../app/store.ts';
import { useKnownRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { LanguageSwitcher } from '../../shell/language-switcher.tsx';
import { ThemeToggle } from '../../shell/theme-toggle.tsx';
import { afterSignIn } from '../app/sign-in-address.ts';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { SignedOutAlert } from '../features/sign-in/signed-out-alert.tsx';
import styles from './sign-in.module.css';

/** The staff's own sign-in page. The account and its session are the same as on the storefront. */
export function Component() {
  const t = useMessages('staff');
  const { status } = useStore(useApp().session.state);
  const [query] = useSearchParams();
  const restaurant = useKnownRestaurant();
  const title = t('sign_in_title');
  useEffect(() => {
    document.title = [title, restaurant?.name].filter(Boolean).join(' – ');
  }, [title, restaurant]);
  if (status === 'signed-in') return <Navigate to={afterSignIn(query.get('redirect'))} replace />;
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
          <p className="muted">{t('sign_in_text')}</p>
        </header>
        <SignedOutAlert />
        <SignInForm />
        <a className={styles.storefront} href="/">
          {t('to_storefront')}
        </a>
      </div>
    </main>
  );
}
