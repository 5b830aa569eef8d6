import { useMessages } from '../app/app-context.ts';
import { useKnownRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Alert } from '../ui/signs/alert.tsx';
import styles from './shell.module.css';

/** What a page that does nothing without scripts says where none run, and what works all the same. */
export function NeedsScripts() {
  const t = useMessages('plain');
  const phone = useKnownRestaurant()?.contact.phone;
  return (
    <div className={`wrap ${styles.notices}`}>
      <Alert
        tone="info"
        actions={
          <ButtonLink to="/menu" variant="outline" size="sm">
            {t('to_menu')}
          </ButtonLink>
        }
      >
        <b>{t('needs_title')}</b>
        <p>{t('needs_text')}</p>
        {phone && <p>{t('needs_call', { phone })}</p>}
      </Alert>
    </div>
  );
}
