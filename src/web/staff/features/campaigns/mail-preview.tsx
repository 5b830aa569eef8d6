import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import styles from './campaigns.module.css';

interface MailPreviewProps {
  subject: string;
  text: string;
  /** The dish that it leads to; null: the menu. */
  dish: string | null;
  language: string;
}

/** About how the mail will look in a mailbox. */
export function MailPreview({ subject, text, dish, language }: MailPreviewProps) {
  const t = useMessages('campaigns');
  const restaurant = useKnownRestaurant();
  const filled = (words: string) => (dish === null ? words : words.replaceAll('{dish}', dish));
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <p className={styles.sender}>
        <img src="/app-icons/192.png" alt="" width={36} height={36} />
        <b>{restaurant?.name ?? ''}</b>
      </p>
      <div className={styles.letter} lang={language}>
        <h3>{filled(subject) || '…'}</h3>
        <p>{filled(text)}</p>
        <span className={styles.fill}>{t(dish === null ? 'preview_button_menu' : 'preview_button_dish')}</span>
      </div>
      <p className={styles.small}>{t('preview_why')}</p>
    </section>
  );
}
