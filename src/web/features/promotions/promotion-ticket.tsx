import { Link } from 'react-router';
import type { Promotion } from '../../../contract/promotions.ts';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { langOf } from '../../app/i18n/lang-of.ts';
import { Icon } from '../../ui/signs/icon.tsx';
import { chosenPromotion } from '../cart/chosen-promotion.ts';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import { ApplyOffer } from './apply-offer.tsx';
import { usePromotionBadge } from './promotion-badge.ts';
import styles from './promotion-ticket.module.css';

interface PromotionTicketProps {
  promotion: Promotion;
  /** Its position in the list, which decides its colour. */
  index: number;
}

/** A promotion as a ticket: what it saves, its name, its code to copy, and the link to its items. */
export function PromotionTicket({ promotion, index }: PromotionTicketProps) {
  const t = useMessages('promotions');
  const language = useLanguage();
  const currency = useRestaurant()?.currency;
  const [figure, rest] = usePromotionBadge(promotion);
  const { name, description, couponCode, minOrderValue, conditions } = promotion;
  return (
    <article className={styles.ticket} data-colour={index % 3}>
      <p className={styles.value} data-long={figure.length > 5 || undefined}>
        <span>{figure}</span>
        <small>{rest}</small>
      </p>
      <div className={styles.text}>
        <h3 lang={promotion.lang}>{name}</h3>
        {description && <p lang={langOf(promotion, 'description')}>{description}</p>}
        {minOrderValue > 0 && currency && (
          <p className={styles.minimum}>{t('minimum_order', { amount: money(minOrderValue, currency, language) })}</p>
        )}
        {conditions && <p className={styles.minimum}>{conditions}</p>}
        <div className={styles.actions}>
          {couponCode ? <CopyCode id={promotion._id} code={couponCode} /> : <ApplyOffer promotion={promotion} />}
          <Link
            className={styles.items}
            to={`/menu?promo=${encodeURIComponent(promotion._id)}`}
            aria-label={t('see_items_of', { promotion: name })}
            viewTransition
          >
            <span>{t('see_items')}</span>
            <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Copies the code, and takes it along: the cart shows it, and checkout applies it. */
function CopyCode({ id, code }: { id: string; code: string }) {
  const t = useMessages('promotions');
  const { snackbar } = useApp();
  async function copy(): Promise<void> {
    chosenPromotion.choose(id);
    // A browser that does not allow copying has taken the code along all the same.
    await navigator.clipboard?.writeText(code).catch(() => {});
    snackbar.show(t('code_copied', { code }), { tone: 'success' });
  }
  return (
    <button type="button" className={styles.code} aria-label={t('copy_code', { code })} onClick={copy}>
      <span>{code}</span>
      <Icon name="copy" />
    </button>
  );
}
