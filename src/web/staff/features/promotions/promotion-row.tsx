import type { StaffPromotion } from '../../../../contract/staff/staff-promotions.ts';
import { useLanguage, useMessages, useNow } from '../../../app/app-context.ts';
import { dateTime, money } from '../../../app/format/format.ts';
import { usePromotionBadge } from '../../../features/promotions/promotion-badge.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { servingText } from '../../../features/restaurant/serving-text.ts';
import { type ChipColour, StatusChip } from '../../../ui/signs/chip.tsx';
import { ownLabels } from '../menu-editor/own-labels.ts';
import styles from './promotion-row.module.css';
import { type PromotionState, promotionState } from './promotion-state.ts';

const COLOURS: Record<PromotionState, ChipColour> = {
  on: 'green',
  upcoming: 'blue',
  ended: 'grey',
  used_up: 'orange',
  off: 'grey',
};

/** A promotion or reward in the list: what it saves, whether it is valid, how often it was used and with what result. */
export function PromotionListRow({ offer, edit }: { offer: StaffPromotion; edit(): void }) {
  const t = useMessages('staff-promotions');
  const shell = useMessages('shell');
  const language = useLanguage();
  const restaurant = useKnownRestaurant();
  const state = promotionState(offer, useNow());
  const badge = usePromotionBadge(offer).join('');
  if (!restaurant) return null;
  const { currency, contentLanguage, timezone } = restaurant;
  const amount = (value: number) => money(value, currency, language);
  const day = (instant: string) => dateTime(instant, timezone, language, { dateStyle: 'medium', timeStyle: 'short' });
  const { uses, maxUses, results, validFrom, validUntil, couponCode, pointsCost, minOrderValue } = offer;
  const facts = [
    pointsCost !== null && t('points_count', { count: pointsCost }),
    couponCode ?? (pointsCost === null && t('without_code')),
    minOrderValue > 0 && t('from_amount', { amount: amount(minOrderValue) }),
    offer.orderType && t(`order_type_${offer.orderType}`),
    offer.firstOrderOnly && t('first_order_only'),
    offer.hours && servingText(offer.hours, { t: shell, language }),
    validFrom && state === 'upcoming' && t('starts', { time: day(validFrom) }),
    validUntil && t(state === 'ended' ? 'ended_at' : 'ends', { time: day(validUntil) }),
    pointsCost === null && !offer.displayToCustomers && t('not_displayed'),
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.badge}>{badge}</span>
        <StatusChip colour={COLOURS[state]}>{t(`state_${state}`)}</StatusChip>
        <button type="button" className={styles.name} lang={contentLanguage} onClick={edit}>
          {ownLabels(offer.name, contentLanguage)}
        </button>
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <dl className={styles.results}>
        <Result label={t('uses')}>{maxUses === null ? uses : t('of', { count: uses, max: maxUses })}</Result>
        <Result label={t('orders')}>{results.orders}</Result>
        <Result label={t('given')}>{amount(results.discount)}</Result>
        <Result label={t('revenue')}>{amount(results.revenue)}</Result>
      </dl>
    </li>
  );
}

function Result({ label, children }: { label: string; children: string | number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
