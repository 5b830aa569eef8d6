import type { ComponentProps } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './texts-field.module.css';

/** The share of a field's characters from which on it counts them. */
const NEARLY_FULL = 0.8;

interface Limited {
  value: string;
  /** The most characters. The field takes more and says by how many: by `maxlength` a browser cuts what is pasted, in silence. */
  limit: number;
}

/** Says by how much a text is too long; null: it fits. */
export function useTooLong(limit: number): (text: string) => string | null {
  const t = useMessages('editing');
  return (text) => {
    const { length } = text.trim();
    return length > limit ? t('too_long_by', { count: length - limit, most: limit }) : null;
  };
}

/** One line of limited length. */
export function LimitedField({ limit, error, ...field }: Omit<ComponentProps<typeof TextField>, 'value'> & Limited) {
  const tooLong = useTooLong(limit);
  const { length } = field.value;
  const trail = isNearlyFull(field.value, limit) && <span className={styles.length}>{`${length}/${limit}`}</span>;
  return <TextField {...field} error={tooLong(field.value) ?? error} {...(trail && { trail })} />;
}

/** Several lines of limited length. */
export function LimitedArea({ limit, error, ...area }: Omit<ComponentProps<typeof TextArea>, 'value'> & Limited) {
  const tooLong = useTooLong(limit);
  const counts = isNearlyFull(area.value, limit) && { limit };
  return <TextArea {...area} error={tooLong(area.value) ?? error} {...counts} />;
}

/** Whether so little is left that the characters are counted. */
export function isNearlyFull({ length }: string, limit: number): boolean {
  return length >= limit * NEARLY_FULL;
}
