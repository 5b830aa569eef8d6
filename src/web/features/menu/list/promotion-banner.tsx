import { useMessages } from '../../../app/app-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useCategoryAddress } from './category-nav.tsx';
import styles from './promotion-banner.module.css';

/** Says that the menu shows only one promotion's dishes, and leads to all of them. */
export function PromotionBanner({ name, lang }: { name: string; lang: string }) {
  const t = useMessages('menu');
  return (
    <div className={styles.banner}>
      <span className={styles.sign}>
        <Icon name="ticket-percent" />
      </span>
      <p className={styles.text}>
        <span className="small muted">{t('promotion')}</span>
        <b lang={lang}>{name}</b>
      </p>
      <ButtonLink to={useCategoryAddress(null)} variant="outline" size="sm" preventScrollReset>
        {t('show_all_items')}
      </ButtonLink>
    </div>
  );
}
