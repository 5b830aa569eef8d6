import { useState } from 'react';
import type { StaffDishLine } from '../../../../contract/staff/staff-menu-dishes.ts';
import { EXACT_ENDING, type PriceRaise, priceEndings } from '../../../../domain/menu/raised-price.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toHundredths, toMinor } from '../../../../domain/money/money.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { amountDraft } from '../../app/amount-draft.ts';
import { AlongSwitches } from './along-switches.tsx';
import type { PricedMenu } from './priced-menu.ts';
import styles from './prices-page.module.css';
import { raisedPrices } from './raised-prices.ts';

/** More is a slip of the finger. */
const MOST_PERCENT = 500;

interface PriceRaiserProps {
  menu: PricedMenu;
  /** The dishes by category; null: those in none. */
  groups: { category: { _id: string } | null; name: string; dishes: StaffDishLine[] }[];
  /** As typed, by their keys in the draft. */
  prices: Record<string, string>;
  /** Takes the new prices as if they were typed: nothing is saved yet. */
  onRaised(prices: Record<string, string>): void;
}

/** Changes many prices at once: which, by how much, and how they end. They show in the table and can be changed there. */
export function PriceRaiser({ menu, groups, prices, onRaised }: PriceRaiserProps) {
  const t = useMessages('prices');
  const language = useLanguage();
  const { currency } = menu;
  const decimals = decimalsOf(currency.code);
  const endings = priceEndings(decimals);
  const [which, setWhich] = useState('all');
  const [way, setWay] = useState<'up' | 'down'>('up');
  const [by, setBy] = useState<PriceRaise['by']>('percent');
  const [typed, setTyped] = useState('');
  const [ending, setEnding] = useState('0');
  const [along, setAlong] = useState({ options: true, deals: true });
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  function raise(): void {
    const amount = by === 'percent' ? typedAmount(typed) : typedAmount(typed, currency);
    const isWrong = !(amount > 0) || (by === 'percent' && amount > MOST_PERCENT);
    setError(isWrong ? t('amount_wrong') : null);
    if (isWrong) return;
    const size = (by === 'percent' ? toHundredths(amount) : toMinor(amount, decimals)) * (way === 'up' ? 1 : -1);
    const run = {
      ...{ ...along, category: which === 'all' ? null : which, ending: endings[Number(ending)] ?? EXACT_ENDING },
      change: by === 'percent' ? { by, hundredths: size } : { by, minor: size },
      dishes: groups
        .filter(({ category }) => which === 'all' || category?._id === which)
        .flatMap(({ dishes }) => dishes),
    };
    const raised = raisedPrices(menu, run, (key) => {
      const now = typedAmount(prices[key] ?? '', currency);
      return Number.isNaN(now) ? null : toMinor(now, decimals);
    });
    const drafts = Object.entries(raised).map(([key, minor]) => [
      ...[key, amountDraft(toDecimal(minor, decimals), currency, language)],
    ]);
    onRaised(Object.fromEntries(drafts));
    setSaid(t('raised', { count: drafts.filter(([key = '', draft]) => prices[key] !== draft).length }));
  }

  const inMoney = (minor: number) => money(toDecimal(minor, decimals), currency, language);
  return (
    <Panel title={t('raise_title')} className={styles.raiser}>
      <div className={styles.controls}>
        <SelectField
          label={t('which')}
          value={which}
          options={[
            { value: 'all', label: t('all') },
            ...groups.flatMap(({ category, name }) => (category ? [{ value: category._id, label: name }] : [])),
          ]}
          onChange={({ currentTarget }) => setWhich(currentTarget.value)}
        />
        <Segmented<'up' | 'down'>
          label={t('way')}
          name="price-way"
          value={way}
          onChange={setWay}
          options={[
            { value: 'up', label: t('up') },
            { value: 'down', label: t('down') },
          ]}
        />
        <TextField
          label={t('by')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Segmented<PriceRaise['by']>
          label={t('unit')}
          name="price-unit"
          value={by}
          onChange={setBy}
          options={[
            { value: 'percent', label: '%' },
            { value: 'amount', label: currency.symbol },
          ]}
        />
        <SelectField
          label={t('ending')}
          value={ending}
          options={endings.map(({ step, less }, index) => ({
            value: String(index),
            label:
              index === 0
                ? t('exact')
                : less === 0
                  ? t('rounded_to', { amount: inMoney(step) })
                  : t('ends_on', { examples: `${inMoney(8 * step - less)}, ${inMoney(9 * step - less)}` }),
          }))}
          onChange={({ currentTarget }) => setEnding(currentTarget.value)}
        />
        <AlongSwitches menu={menu} by={by} along={along} onChange={setAlong} />
        <Button variant="outline" onClick={raise}>
          {t('show')}
        </Button>
      </div>
      <p role="status" className="muted">
        {said}
      </p>
    </Panel>
  );
}
