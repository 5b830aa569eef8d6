import { useRef } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import styles from './menu-search.module.css';

interface Props {
  query: string;
  onSearch: (text: string) => void;
}

/** Searches while the customer types; without script, a form that opens `/menu?q=`. A new `key` makes it take over `query`. */
export function MenuSearch({ query, onSearch }: Props) {
  const t = useMessages('menu');
  const input = useRef<HTMLInputElement>(null);
  function clear(): void {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onSearch('');
  }
  return (
    <search>
      <form
        action="/menu"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          input.current?.blur();
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={t('search')}
          aria-label={t('search')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          onInput={(event) => onSearch(event.currentTarget.value)}
        />
        <button type="button" className={styles.clear} aria-label={t('clear_search')} onClick={clear} hidden={!query}>
          <Icon name="x" />
        </button>
      </form>
    </search>
  );
}
