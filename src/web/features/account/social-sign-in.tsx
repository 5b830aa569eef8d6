import { useApp, useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import styles from './social-sign-in.module.css';

/** Two providers that are not implemented, as their buttons say (specification section 2, "Login"). */
export function SocialSignIn() {
  const t = useMessages('auth');
  const { snackbar } = useApp();
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('or')}</p>
      <Button
        variant="outline"
        full
        before="brand-google"
        onClick={() => snackbar.show(t('google_not_implemented'), { tone: 'error' })}
      >
        {t('continue_google')}
      </Button>
      <Button
        variant="outline"
        full
        before="brand-facebook"
        onClick={() => snackbar.show(t('facebook_not_implemented'), { tone: 'error' })}
      >
        {t('continue_facebook')}
      </Button>
    </div>
  );
}
