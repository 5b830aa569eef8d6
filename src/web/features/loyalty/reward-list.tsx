import type { Reward } from '../../../contract/promotions.ts';
import { useMessages, useResource } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './reward-list.module.css';
import { rewards } from './rewards.ts';

interface RewardListProps {
  /** The balance; null: not known, so that nothing can be redeemed. */
  points: number | null;
  /** The reward that is applied; null: none. */
  redeemedId: string | null;
  onRedeem(reward: Reward): void;
}

/** The rewards that points can be redeemed for, cheapest first. Needs the messages `checkout`. */
export function RewardList({ points, redeemedId, onRedeem }: RewardListProps) {
  const t = useMessages('checkout');
  const { data } = useResource(rewards);
  const all = data?.data.rewardsPromotions ?? [];
  if (all.length === 0) return null;
  return (
    <ul className={styles.rewards} aria-label={t('rewards')}>
      {all.map((reward) => {
        const { _id, name, description, pointsCost, lang } = reward;
        const missing = Math.max(0, pointsCost - (points ?? 0));
        return (
          <li key={_id} className={styles.reward}>
            <span className={styles.mark} data-reached={missing === 0 || undefined}>
              <Icon name="gift" />
            </span>
            <span>
              <b lang={lang}>{name}</b>
              {description && (
                <span lang={lang} className={styles.text}>
                  {description}
                </span>
              )}
              <span className={styles.text}>
                {points !== null && missing > 0
                  ? t('points_to_go', { count: pointsCost, missing })
                  : t('points', { count: pointsCost })}
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              disabled={points === null || missing > 0 || _id === redeemedId}
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
