import { useApp, useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import styles from './social-sign-in.module.css';

/** Two providers that are not implemented, as their buttons say (specification section 2, "Login"). */
export function SocialSignIn() {
  const t = useMessages('auth');
  const { snackbar } = useApp();
  const google = t('google_not_implemented');
  const facebook = t('facebook_not_implemented');

  /** The answer to another press of either button would otherwise wait until the first one's has been read. */
  function say(text: string): void {
    for (const earlier of [google, facebook]) snackbar.takeBack(earlier);
    snackbar.show(text, { tone: 'error' });
  }

  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('or')}</p>
      <Button variant="outline" full before="brand-google" onClick={() => say(google)}>
        {t('continue_google')}
      </Button>
      <Button variant="outline" full before="brand-facebook" onClick={() => say(facebook)}>
        {t('continue_facebook')}
      </Button>
    </div>
  );
}
