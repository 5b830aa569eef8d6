import { type KeyboardEvent, useId, useState } from 'react';
import type { Place } from '../../../contract/accounts/addresses.ts';
import { MAX } from '../../../domain/limits.ts';
import { useMessages } from '../../app/app-context.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import { Spinner } from '../../ui/signs/spinner.tsx';
import styles from './address-search.module.css';
import { useAddressSearch } from './use-address-search.ts';

/** Finds an address while it is typed: a combobox with a list (WAI-ARIA 1.2). */
export function AddressSearchField({ onPick }: { onPick(place: Place): void }) {
  const t = useMessages('addresses');
  const { text, setText, found, attribution, failure, isBusy, pick, close } = useAddressSearch(onPick);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const isOpen = Boolean(found?.length);
  const optionId = (index: number) => `${listId}-${index}`;

  function type(value: string): void {
    setActive(-1);
    setText(value);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const count = found?.length ?? 0;
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active < 0 ? count - 1 : active - 1 };
    const next = steps[event.key];
    if (next !== undefined && count) setActive(next === count ? -1 : next);
    else if (event.key === 'Enter') {
      const chosen = found?.[active];
      if (chosen) void pick(chosen);
    } else if (event.key === 'Escape' && isOpen) close();
    else return;
    // Enter would send the form, arrows would move the cursor, Escape would close a dialog around it.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.search}>
      <TextField
        label={t('search')}
        icon="search"
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={t('search_placeholder')}
        value={text}
        maxLength={MAX.addressSearch}
        error={failure && t(failure)}
        trail={isBusy && <Spinner />}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={close}
      />
      <div className={styles.list} hidden={!isOpen}>
        <div id={listId} role="listbox" aria-label={t('suggestions')}>
          {found?.map((address, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which keeps the focus
            <div
              key={address.placeId}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The input would lose the focus, and with it the list, before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void pick(address)}
            >
              <Icon name="map-pin" />
              <span>{address.description}</span>
            </div>
          ))}
        </div>
        <small>{attribution}</small>
      </div>
      <p role="status" className={found?.length ? 'visually-hidden' : styles.none}>
        {found && t('suggestion_count', { count: found.length })}
      </p>
    </div>
  );
}
