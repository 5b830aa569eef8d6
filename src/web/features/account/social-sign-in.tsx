import { hasStandIns } from '../../../domain/orders/payment-methods.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import styles from './social-sign-in.module.css';

/** Two providers that are not implemented, as their buttons say (specification section 2, "Login"). Other restaurants show no such buttons. */
export function SocialSignIn() {
  const t = useMessages('auth');
  const { snackbar } = useApp();
  const methods = useRestaurant()?.paymentMethods;
  const google = t('google_not_implemented');
  const facebook = t('facebook_not_implemented');

  if (!hasStandIns(methods)) return null;

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
