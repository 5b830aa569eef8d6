import type { PriceRaise } from '../../../../domain/menu/raised-price.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { optionPrices, type PricedMenu } from './priced-menu.ts';
import styles from './prices-page.module.css';

/** What a change of many prices takes along. */
interface Along {
  options: boolean;
  deals: boolean;
}

interface AlongSwitchesProps {
  menu: PricedMenu;
  by: PriceRaise['by'];
  along: Along;
  onChange(along: Along): void;
}

/** Whether a change of dishes' prices takes their sizes and options along, and deals; nothing where the menu has none that cost something. */
export function AlongSwitches({ menu, by, along, onChange }: AlongSwitchesProps) {
  const t = useMessages('prices');
  const values = menu.optionGroups.flatMap((group) => group.values);
  const hasOptions = values.flatMap(optionPrices).some(({ amount }) => amount !== 0);
  const hasDeals = menu.deals.length > 0;
  if (!hasOptions && !hasDeals) return null;
  return (
    <div className={styles.along}>
      {hasOptions && (
        <Switch
          checked={along.options}
          description={t(
            !along.options ? 'options_stay' : by === 'percent' ? 'options_by_percent' : 'options_by_amount',
          )}
          onChange={() => onChange({ ...along, options: !along.options })}
        >
          {t('options_too')}
        </Switch>
      )}
      {hasDeals && (
        <Switch checked={along.deals} onChange={() => onChange({ ...along, deals: !along.deals })}>
          {t('deals_too')}
        </Switch>
      )}
    </div>
  );
}
