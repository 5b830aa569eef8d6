import type { Currency } from '../../../contract/primitives.ts';
import type { Reward } from '../../../contract/promotions.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { useLanguage, useMessages, useResource } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { langOf } from '../../app/i18n/lang-of.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import styles from './reward-list.module.css';
import { isBelowMinimum, rewards } from './rewards.ts';

interface RewardListProps {
  /** The balance; null: not known, so that nothing can be redeemed. */
  points: number | null;
  /** The reward that is applied; null: none. */
  redeemedId: string | null;
  /** The cart's, in minor units: some rewards ask for a minimum. */
  subtotal: number;
  currency: Currency;
  onRedeem(reward: Reward): void;
}

/** The rewards that points can be redeemed for, cheapest first. Needs the messages `checkout`. */
export function RewardList({ points, redeemedId, subtotal, currency, onRedeem }: RewardListProps) {
  const t = useMessages('checkout');
  const language = useLanguage();
  const { data } = useResource(rewards);
  const all = data?.data.rewardsPromotions ?? [];
  if (all.length === 0) return null;
  return (
    <ul className={styles.rewards} aria-label={t('rewards')}>
      {all.map((reward) => {
        const { _id, name, description, pointsCost, minOrderValue, lang } = reward;
        const missing = Math.max(0, pointsCost - (points ?? 0));
        const isTooSmall = isBelowMinimum(reward, subtotal, decimalsOf(currency.code));
        return (
          <li key={_id} className={styles.reward}>
            <span className={styles.mark} data-reached={missing === 0 || undefined}>
              <Icon name="gift" />
            </span>
            <span>
              <b lang={lang}>{name}</b>
              {description && (
                <span lang={langOf(reward, 'description')} className={styles.text}>
                  {description}
                </span>
              )}
              <span className={styles.text}>
                {points !== null && missing > 0
                  ? t('points_to_go', { count: pointsCost, missing })
                  : t('points', { count: pointsCost })}
              </span>
              {isTooSmall && (
                <span className={styles.text}>
                  {t('reward_minimum', { minimum: money(minOrderValue, currency, language) })}
                </span>
              )}
            </span>
            <Button
              variant="outline"
              size="sm"
              disabled={points === null || missing > 0 || isTooSmall || _id === redeemedId}
              aria-label={t('redeem_reward', { name })}
              onClick={() => onRedeem(reward)}
            >
              {t('redeem')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
