import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Deal, Product } from '../../../../contract/menu.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { numberedName } from '../../../../domain/menu/numbered-name.ts';
import { isPricedForPickup, type OrderType } from '../../../../domain/orders/order-types.ts';
import { useApp, useLanguage, useMessages, useResource } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import type { WholeDeal } from '../../../features/menu/deals/deal-choice.ts';
import { DealChooser } from '../../../features/menu/deals/deal-chooser.tsx';
import { leftText } from '../../../features/menu/left-text.ts';
import { productsResource } from '../../../features/menu/menu-resources.ts';
import { defaultOptions } from '../../../features/menu/price/chosen-options.ts';
import { dishPrice } from '../../../features/menu/price/dish-price.ts';
import { dishForPickup } from '../../../features/menu/price/pickup-dish.ts';
import { useLeftToday } from '../../../features/menu/use-left-today.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { DishChoice } from './dish-choice.tsx';
import styles from './dish-finder.module.css';
import { findByName } from './found-dishes.ts';
import type { DraftLine } from './phone-draft.ts';

interface DishFinderProps {
  restaurant: Restaurant;
  /** By which of their prices dishes are shown. */
  orderType: OrderType;
  /** The number of the step, where there are several. */
  step?: number;
  /** By default what is looked for. */
  title?: string;
  /** Whether a dish is missing. */
  error: boolean;
  onAdd(line: DraftLine): void;
  /** Missing: deals are not among what is found. */
  onAddDeal?(deal: Deal, chosen: WholeDeal): void;
}

/** Finds dishes and deals by two letters: a combobox with a list (WAI-ARIA 1.2). What has choices asks for them. */
export function DishFinder({ restaurant, orderType, step, title, error, onAdd, onAddDeal }: DishFinderProps) {
  const t = useMessages('phone-order');
  const dish = useMessages('dish');
  const language = useLanguage();
  const { snackbar } = useApp();
  const menu = useResource(productsResource);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [asking, setAsking] = useState<Product | Deal | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const listId = useId();
  const leftToday = useLeftToday();
  const isPickup = isPricedForPickup(orderType);
  const asOrdered = (product: Product) => (isPickup ? dishForPickup(product, restaurant.currency) : product);
  const leftWords = (product: Product) => {
    const left = leftToday(product);
    return left === null ? '' : leftText(left, dish);
  };
  /** What it costs and how many are left, or that there are none. */
  function state(one: Product | Deal): string {
    if (isDeal(one)) return money(one.price, restaurant.currency, language);
    if (!one.isAvailable) return t('sold_out');
    const price = dishPrice(asOrdered(one), { t: dish, currency: restaurant.currency, language });
    return [leftWords(one), price].filter(Boolean).join(' · ');
  }
  const products = menu.data?.products ?? [];
  const offered = [...products.filter(({ isActive }) => isActive), ...(onAddDeal ? (menu.data?.deals ?? []) : [])];
  const found = findByName<Product | Deal>(offered, text);
  const optionId = (index: number) => `${listId}-${index}`;

  function choose(one: Product | Deal): void {
    if (isDeal(one)) setAsking(one);
    else if (!one.isAvailable) return;
    else if (one.options.length > 0) setAsking(one);
    else add({ ...lineOf(one), selectedOptions: defaultOptions(one) });
  }
  function add(line: DraftLine): void {
    onAdd(line);
    done(line.name);
  }
  function done(name: string): void {
    snackbar.show(t('added', { name }), { tone: 'success' });
    setText('');
    setActive(0);
    setAsking(null);
    field.current?.querySelector('input')?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const count = found?.length ?? 0;
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const next = steps[event.key];
    if (next !== undefined && count) setActive((next + count) % count);
    else if (event.key === 'Enter') {
      const chosen = found?.[active];
      if (chosen) choose(chosen);
    } else if (event.key === 'Escape' && text) setText('');
    else return;
    event.preventDefault();
  }

  return (
    <Panel {...(step !== undefined && { step })} title={title ?? t('dishes')}>
      <div ref={field} className={styles.finder}>
        <TextField
          label={t('find')}
          icon="search"
          role="combobox"
          autoComplete="off"
          placeholder={t('find_hint')}
          value={text}
          maxLength={80}
          error={error ? t('no_dishes') : null}
          aria-autocomplete="list"
          aria-expanded={Boolean(found?.length)}
          aria-controls={listId}
          aria-activedescendant={found?.length ? optionId(active) : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
        <div id={listId} role="listbox" aria-label={t('dishes')} className={styles.list} hidden={!found?.length}>
          {found?.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which keeps the focus
            <div
              key={one._id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-disabled={!isDeal(one) && !one.isAvailable}
              // The input would lose the focus before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <span className={styles.name} lang={one.lang}>
                {isDeal(one) ? one.name : numberedName(one.name, one.menuNumber)}
              </span>
              <span className="num">{state(one)}</span>
            </div>
          ))}
        </div>
        <p role="status" className={found?.length === 0 ? 'muted' : 'visually-hidden'}>
          {found && t('found', { count: found.length })}
        </p>
        {menu.status === 'failed' && !menu.data && <Alert tone="warning">{t('no_menu')}</Alert>}
      </div>
      {asking && isDeal(asking) && (
        <DealChooser
          deal={asking}
          products={products}
          currency={restaurant.currency}
          addText={(price) => t('add_deal', { price })}
          onClose={() => setAsking(null)}
          onChosen={(chosen) => {
            onAddDeal?.(asking, chosen);
            done(asking.name);
          }}
        />
      )}
      {asking && !isDeal(asking) && (
        <DishChoice
          product={asOrdered(asking)}
          currency={restaurant.currency}
          onClose={() => setAsking(null)}
          onChosen={(chosen) => add({ ...lineOf(asking), ...chosen })}
        />
      )}
    </Panel>
  );
}

function isDeal(one: Product | Deal): one is Deal {
  return 'lines' in one;
}

function lineOf({ _id, name, menuNumber }: Product): DraftLine {
  return { productId: _id, name: numberedName(name, menuNumber), quantity: 1, selectedOptions: [], agreedPrice: null };
}
