import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import styles from './find-dialog.module.css';
import { useFound } from './use-found.ts';

/** Finds an order, a customer or a page of the staff's app by the beginning of a name or number. Arrow keys choose, Enter opens. */
export function FindDialog({ onClose }: { onClose(): void }) {
  const t = useMessages('staff');
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const { found, isSearching } = useFound(useDeferredValue(query));
  const chosen = found[Math.min(at, found.length - 1)];
  useEffect(() => input.current?.querySelector('input')?.focus(), []);

  function open(to: string): void {
    onClose();
    void navigate(to);
  }
  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen.to);
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('find')} closeLabel={t('close')} className={styles.find}>
      <div ref={input}>
        <TextField
          label={t('find_hint')}
          hideLabel
          placeholder={t('find_hint')}
          type="search"
          icon="search"
          role="combobox"
          autoComplete="off"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(chosen && { 'aria-activedescendant': `${listId}-${chosen.key}` })}
          value={query}
          onKeyDown={press}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setAt(0);
          }}
        />
      </div>
      <div id={listId} role="listbox" aria-label={t('found')} className={styles.list}>
        {found.map(({ key, icon, title, text, to }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the chosen option
          <div
            key={key}
            id={`${listId}-${key}`}
            role="option"
            aria-selected={key === chosen?.key}
            onClick={() => open(to)}
          >
            <Icon name={icon} />
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 || isSearching ? 'visually-hidden' : 'muted'}>
        {isSearching ? '' : t('found_count', { count: found.length })}
      </p>
    </Dialog>
  );
}
