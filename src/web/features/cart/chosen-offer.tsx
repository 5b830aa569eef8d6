import { useMessages } from '../../app/app-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import styles from './chosen-offer.module.css';
import { chosenPromotion } from './chosen-promotion.ts';
import { usePromotion } from './use-promotion.ts';

/** The offer or code that was taken from its ticket: checkout applies it. One tap takes it back. */
export function ChosenOffer({ id }: { id: string }) {
  const t = useMessages('cart');
  const { promotion } = usePromotion(id);
  if (!promotion) return null;
  const offer = promotion.couponCode ?? promotion.name;
  return (
    <p className={styles.offer} lang={promotion.couponCode ? undefined : promotion.lang}>
      <Icon name="ticket-percent" />
      <span>{t('offer_chosen', { offer })}</span>
      <IconButton icon="x" label={t('offer_away', { offer })} onClick={() => chosenPromotion.forget()} />
    </p>
  );
}
