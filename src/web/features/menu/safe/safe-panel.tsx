import type { Product } from '../../../../contract/menu.ts';
import { VERDICTS } from '../../../../domain/menu/food-verdict.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { avoid } from './avoid.ts';
import styles from './safe-mode.module.css';
import type { SafeMode } from './use-safe-mode.ts';

/** Above a list of dishes: how many of them are what, and how far that can be relied on. */
export function SafePanel({ safe, dishes }: { safe: SafeMode; dishes: readonly Product[] }) {
  const t = useMessages('safe-mode');
  const foods = useMessages('foods');
  const kinds = dishes.map((dish) => safe.judge(dish).kind);
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <p>
        <b>{t('avoiding', { what: safe.avoided.map((code) => foods(code)).join(', ') })}</b>
      </p>
      <p role="status" className={`${styles.counts} small`}>
        {VERDICTS.map((kind) => (
          <span key={kind}>{t(`count_${kind}`, { count: kinds.filter((each) => each === kind).length })}</span>
        ))}
      </p>
      <p className="small muted">{t('no_guarantee')}</p>
      <p>
        <Button variant="text" size="sm" onClick={() => avoid([])}>
          {t('stop')}
        </Button>
      </p>
    </section>
  );
}
