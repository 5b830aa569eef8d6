import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Product } from '../../../../contract/menu.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { numberedName } from '../../../../domain/menu/numbered-name.ts';
import { isPricedForPickup, type OrderType } from '../../../../domain/orders/order-types.ts';
import { searchKey } from '../../../../domain/search-key.ts';
import { useApp, useLanguage, useMessages, useResource } from '../../../app/app-context.ts';
import { defaultOptions } from '../../../features/menu/choice/chosen-options.ts';
import { leftText } from '../../../features/menu/left-text.ts';
import { productsResource } from '../../../features/menu/menu-resources.ts';
import { dishPrice } from '../../../features/menu/price/dish-price.ts';
import { dishForPickup } from '../../../features/menu/price/pickup-dish.ts';
import { useLeftToday } from '../../../features/menu/use-left-today.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { matchesWords } from '../../app/matches-words.ts';
import { DishChoice } from './dish-choice.tsx';
import styles from './dish-finder.module.css';
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
}

/** Fewer letters name too many dishes. */
const LEAST_LETTERS = 2;
const MOST_SHOWN = 8;

/** Finds dishes by two letters: a combobox with a list (WAI-ARIA 1.2). A dish with choices asks for them. */
export function DishFinder({ restaurant, orderType, step, title, error, onAdd }: DishFinderProps) {
  const t = useMessages('phone-order');
  const dish = useMessages('dish');
  const language = useLanguage();
  const { snackbar } = useApp();
  const menu = useResource(productsResource);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [asking, setAsking] = useState<Product | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const listId = useId();
  const leftToday = useLeftToday();
  const isPickup = isPricedForPickup(orderType);
  const asOrdered = (product: Product) => (isPickup ? dishForPickup(product, restaurant.currency) : product);
  const leftWords = (product: Product) => {
    const left = leftToday(product);
    return left === null ? '' : leftText(left, dish);
  };
  const found = text.trim().length < LEAST_LETTERS && !/\d/.test(text) ? null : find(menu.data?.products ?? [], text);
  const optionId = (index: number) => `${listId}-${index}`;

  function choose(product: Product): void {
    if (!product.isAvailable) return;
    if (product.options.length > 0) setAsking(product);
    else add({ ...lineOf(product), selectedOptions: defaultOptions(product) });
  }
  function add(line: DraftLine): void {
    onAdd(line);
    snackbar.show(t('added', { name: line.name }), { tone: 'success' });
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
          {found?.map((product, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which keeps the focus
            <div
              key={product._id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-disabled={!product.isAvailable}
              // The input would lose the focus before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(product)}
            >
              <span className={styles.name} lang={product.lang}>
                {numberedName(product.name, product.menuNumber)}
              </span>
              <span className="num">
                {product.isAvailable
                  ? [
                      leftWords(product),
                      dishPrice(asOrdered(product), { t: dish, currency: restaurant.currency, language }),
                    ]
                      .filter(Boolean)
                      .join(' · ')
                  : t('sold_out')}
              </span>
            </div>
          ))}
        </div>
        <p role="status" className={found?.length === 0 ? 'muted' : 'visually-hidden'}>
          {found && t('found', { count: found.length })}
        </p>
        {menu.status === 'failed' && !menu.data && <Alert tone="warning">{t('no_menu')}</Alert>}
      </div>
      {asking && (
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

/** The dish whose number is typed comes first, then those whose name begins so, then those with a word that does, then the others that have it somewhere. */
function find(menu: readonly Product[], text: string): Product[] {
  const isMeant = matchesWords(text);
  const begins = (name: string) => name.toLocaleLowerCase().startsWith(text.trim().toLocaleLowerCase());
  const isNumber = ({ menuNumber }: Product) => menuNumber !== undefined && searchKey(menuNumber) === searchKey(text);
  const rank = (dish: Product) => {
    const { name } = dish;
    return isNumber(dish) ? -1 : begins(name) ? 0 : name.split(/\s+/).some(begins) ? 1 : 2;
  };
  return menu
    .filter((dish) => dish.isActive && (isNumber(dish) || isMeant(dish.name)))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_SHOWN);
}

function lineOf({ _id, name, menuNumber }: Product): DraftLine {
  return { productId: _id, name: numberedName(name, menuNumber), quantity: 1, selectedOptions: [], agreedPrice: null };
}
