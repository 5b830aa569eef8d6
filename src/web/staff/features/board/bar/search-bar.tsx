import { ORDER_TYPE, ORDER_TYPES, type OrderType } from '../../../../../domain/orders/order-types.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { EVERYTHING, type OrderSearch, type SoughtStation } from '../order-search.ts';
import styles from './search-bar.module.css';

interface SearchBarProps {
  search: OrderSearch;
  /** Of the kitchen; none: there is nothing to choose. */
  stations?: SoughtStation[] | undefined;
  onChange(search: OrderSearch): void;
  /** How many of all open orders are shown. */
  shown: number;
  all: number;
}

/** Looks for orders on the board, and says how many it hides. */
export function SearchBar({ search, stations = [], onChange, shown, all }: SearchBarProps) {
  const t = useMessages('board');
  const isSearching = search.type !== '' || search.station !== null || search.text.trim() !== '';
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
            {t(ORDER_TYPE[type].word)}
          </option>
        ))}
      </select>
      {stations.length > 0 && (
        <select
          className={styles.type}
          aria-label={t('station')}
          value={search.station?._id ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...search, station: stations.find(({ _id }) => _id === value) ?? null })
          }
        >
          <option value="">{t('every_station')}</option>
          {stations.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
      )}
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
