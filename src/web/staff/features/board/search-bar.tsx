import { ORDER_TYPES, type OrderType } from '../../../../domain/orders/order-types.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { EVERYTHING, type OrderSearch } from './order-search.ts';
import styles from './search-bar.module.css';

interface SearchBarProps {
  search: OrderSearch;
  onChange(search: OrderSearch): void;
  /** How many of all open orders are shown. */
  shown: number;
  all: number;
}

/** Looks for orders on the board, and says how many it hides. */
export function SearchBar({ search, onChange, shown, all }: SearchBarProps) {
  const t = useMessages('board');
  const isSearching = search.type !== '' || search.text.trim() !== '';
  return (
    <search className={styles.bar}>
      <label className={styles.find}>
        <Icon name="search" />
        <span className="visually-hidden">{t('search')}</span>
        <input
          type="search"
          placeholder={t('search_hint')}
          value={search.text}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ currentTarget: { value } }) => onChange({ ...search, text: value })}
        />
      </label>
      <select
        className={styles.type}
        aria-label={t('type')}
        value={search.type}
        onChange={({ currentTarget: { value } }) => onChange({ ...search, type: value as OrderType | '' })}
      >
        <option value="">{t('every_type')}</option>
        {ORDER_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(type === 'Delivery' ? 'delivery' : 'pickup')}
          </option>
        ))}
      </select>
      <span role="status" className={styles.hidden}>
        {isSearching && t('shown_of', { shown, all })}
      </span>
      {isSearching && (
        <Button variant="text" size="sm" onClick={() => onChange(EVERYTHING)}>
          {t('show_all')}
        </Button>
      )}
    </search>
  );
}
