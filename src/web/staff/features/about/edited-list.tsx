import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/content.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './about-editor.module.css';

interface EditedListProps<T> {
  list: readonly T[];
  /** The accessible name of the row at this index. */
  nameOf(index: number): string;
  onChange(list: T[]): void;
  /** The kinds of rows that can be added. */
  adds: readonly { label: string; make(): T }[];
  max: number;
  children(item: T, index: number, onItem: (item: T) => void): Elements;
}

/** Rows that can be edited, moved, added and removed. */
export function EditedList<T>({ list, nameOf, onChange, adds, max, children }: EditedListProps<T>) {
  const t = useMessages('about-editor');
  const rows = useRef<HTMLDivElement>(null);
  /** The index to which the latest click moved a row, and the direction. */
  const carried = useRef<{ to: number; step: 1 | -1 } | null>(null);
  const isFocusDue = useRef(false);
  // The focus moves with the row, so that pressing again moves it further.
  useLayoutEffect(() => {
    if (!isFocusDue.current || !carried.current) return;
    isFocusDue.current = false;
    const { to, step } = carried.current;
    const arrow = (way: 1 | -1) =>
      rows.current?.children[to]?.querySelector<HTMLButtonElement>(`[data-step="${way}"]:enabled`);
    (arrow(step) ?? arrow(step === 1 ? -1 : 1))?.focus();
  });
  const move = (index: number, step: 1 | -1) => (event: MouseEvent) => {
    // After the first click of a double click another row is under the pointer: the second click is meant for the first row.
    const from = event.detail > 1 && carried.current?.step === step ? carried.current.to : index;
    const to = from + step;
    if (to < 0 || to >= list.length) return;
    carried.current = { to, step };
    isFocusDue.current = true;
    onChange(list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T));
  };
  return (
    <div ref={rows} className={styles.fields}>
      {list.map((item, index) => {
        const name = nameOf(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and all their state is in the list
          <fieldset key={index} className={styles.row}>
            <legend className="visually-hidden">{name}</legend>
            <div className={styles.tools}>
              <span className="muted small">{name}</span>
              <IconButton
                icon="chevron-up"
                label={t('move_up', { name })}
                disabled={index === 0}
                data-step={-1}
                onClick={move(index, -1)}
              />
              <IconButton
                icon="chevron-down"
                label={t('move_down', { name })}
                disabled={index === list.length - 1}
                data-step={1}
                onClick={move(index, 1)}
              />
              <IconButton
                icon="trash-2"
                label={t('remove', { name })}
                onClick={() => onChange(list.toSpliced(index, 1))}
              />
            </div>
            {children(item, index, (changed) => onChange(list.with(index, changed)))}
          </fieldset>
        );
      })}
      {list.length < max && (
        <div className={styles.adds}>
          {adds.map(({ label, make }) => (
            <Button key={label} variant="tonal" before="plus" onClick={() => onChange([...list, make()])}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
