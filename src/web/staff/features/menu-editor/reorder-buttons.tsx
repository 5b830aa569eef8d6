import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './reorder-buttons.module.css';

interface OrderButtonsProps {
  /** The name of the item that moves. */
  name: string;
  /** Its index, from 0. */
  place: number;
  count: number;
  onMove(step: 1 | -1): void;
}

/** The item that the latest click moved, and the direction. */
let carried: { step: 1 | -1; carryOn(): void } | null = null;

/** The buttons up and down. The focus moves with the item, so that pressing again moves it further. */
export function ReorderButtons({ name, place, count, onMove }: OrderButtonsProps) {
  const t = useMessages('menu-editor');
  const pressed = useRef<HTMLButtonElement>(null);
  // Moving a row in the DOM takes the focus from the button in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is the time to look
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    if (!button) return;
    const usable = button.disabled ? button.parentElement?.querySelector<HTMLElement>('button:enabled') : button;
    usable?.focus();
  }, [place]);
  const latest = useRef(onMove);
  useLayoutEffect(() => {
    latest.current = onMove;
  });
  const move = (step: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    // After the first click of a double click another row is under the pointer: the second click is meant for the first row.
    if (event.detail > 1 && carried?.step === step) return carried.carryOn();
    const button = event.currentTarget;
    const carryOn = () => {
      if (button.disabled) return;
      pressed.current = button;
      latest.current(step);
    };
    carried = { step, carryOn };
    carryOn();
  };
  return (
    <span className={styles.buttons}>
      <IconButton icon="chevron-up" label={t('move_up', { name })} disabled={place === 0} onClick={move(-1)} />
      <IconButton
        icon="chevron-down"
        label={t('move_down', { name })}
        disabled={place === count - 1}
        onClick={move(1)}
      />
    </span>
  );
}
