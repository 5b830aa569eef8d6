import type { ReactNode } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './about-editor.module.css';

interface EditedListProps<T> {
  list: readonly T[];
  /** What the row at this place is called. */
  nameOf(index: number): string;
  onChange(list: T[]): void;
  /** What may be added. */
  adds: readonly { label: string; make(): T }[];
  max: number;
  children(item: T, index: number, onItem: (item: T) => void): ReactNode;
}

/** Rows that are written, moved, added and taken away. */
export function EditedList<T>({ list, nameOf, onChange, adds, max, children }: EditedListProps<T>) {
  const t = useMessages('about-editor');
  const moved = (index: number, step: 1 | -1) => {
    const copy = list.toSpliced(index, 1);
    copy.splice(index + step, 0, list[index] as T);
    onChange(copy);
  };
  return (
    <div className={styles.fields}>
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
                onClick={() => moved(index, -1)}
              />
              <IconButton
                icon="chevron-down"
                label={t('move_down', { name })}
                disabled={index === list.length - 1}
                onClick={() => moved(index, 1)}
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
