import { useState } from 'react';
import type { Deal, Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { adjustment, money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { leftText } from '../left-text.ts';
import { useSafeMode } from '../safe/use-safe-mode.ts';
import { useLeftToday } from '../use-left-today.ts';
import { addDealToCart } from './add-deal.ts';
import { chosenOfDeal, dealTotals } from './deal-choice.ts';
import styles from './deals.module.css';

interface Props {
  deal: Deal;
  products: readonly Product[];
  currency: Currency;
  onClose(): void;
}

/** Where a dish is chosen for each line of a deal. What leaves no choice is chosen already. */
export function DealDialog({ deal, products, currency, onClose }: Props) {
  const t = useMessages('deals');
  const dishWords = useMessages('dish');
  const language = useLanguage();
  const app = useApp();
  const safe = useSafeMode();
  const leftToday = useLeftToday();
  const [ids, setIds] = useState<Record<string, string>>({});
  const [isTried, setTried] = useState(false);
  const chosen = chosenOfDeal(deal, products, ids);
  const { total, singly } = dealTotals(deal, chosen, currency.code);
  const say = (amount: number) => money(amount, currency, language);
  const names = new Map(products.map((dish) => [dish._id, dish.name]));

  async function add(): Promise<void> {
    setTried(true);
    const all = chosen.flatMap(({ line, dish, extra }) => (dish ? { line, dish, extra } : []));
    if (all.length === chosen.length && (await addDealToCart(app, { deal, chosen: all, currency }))) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<span lang={deal.lang}>{deal.name}</span>}
      closeLabel={t('close')}
      actions={<Button onClick={() => void add()}>{t('add', { price: say(total) })}</Button>}
    >
      {deal.description && (
        <p className="muted" lang={deal.lang}>
          {deal.description}
        </p>
      )}
      <div className={styles.lines}>
        {chosen.map(({ line, dish }) => {
          const left = dish && leftToday(dish);
          return (
            <div key={line._id} className={styles.of}>
              <SelectField
                className={styles.select}
                label={line.label}
                value={dish?._id ?? ''}
                error={isTried && !dish ? t('required') : null}
                hint={left === null || left === undefined ? '' : leftText(left, dishWords)}
                onChange={({ currentTarget: { value } }) => setIds({ ...ids, [line._id]: value })}
                options={[
                  ...(dish ? [] : [{ value: '', label: t('choose') }]),
                  ...line.choices.map(({ productId, extra = 0 }) => ({
                    value: productId,
                    label: `${names.get(productId) ?? ''}${extra ? ` (${adjustment(extra, currency, language)})` : ''}`,
                  })),
                ]}
              />
              {safe && dish && <safe.Mark verdict={safe.judge(dish)} />}
            </div>
          );
        })}
      </div>
      {singly > total && <p className="small muted">{t('singly', { amount: say(singly) })}</p>}
    </Dialog>
  );
}
