import { type PointerEvent, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';
import styles from './star-input.module.css';

interface StarInputProps {
  label: string;
  /** The name of the form's field. Its value is 0 until something is chosen, then 0.5 to 5. */
  name: string;
  /** A value as text, shown beside the stars and announced. 0: nothing is chosen. */
  text(value: number): string;
  /** Stars that are given at first; none by default. */
  defaultValue?: number | undefined;
  error?: string | null | undefined;
  className?: string | undefined;
}

const STARS = [1, 2, 3, 4, 5];
const STEP = 0.5;

/** A rating input in half stars: a native slider for keyboards and assistive technology, stars for touch and mouse. */
export function StarInput({ label, name, text, defaultValue = 0, error, className }: StarInputProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const [preview, setPreview] = useState<number | null>(null);
  const halves = (preview ?? value) * 2;

  function give(event: PointerEvent<HTMLElement>): void {
    if (!slider.current) return;
    slider.current.value = String(valueAt(event));
    slider.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <div
          className={classNames(styles.stars, error && styles.invalid)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            give(event);
            slider.current?.focus({ preventScroll: true });
            // Else the press would take the focus from the slider again.
            event.preventDefault();
          }}
          onPointerMove={(event) => {
            if (event.buttons > 0) give(event);
            else if (event.pointerType === 'mouse') setPreview(valueAt(event));
          }}
          onPointerLeave={() => setPreview(null)}
        >
          <input
            ref={slider}
            id={id}
            className={styles.slider}
            type="range"
            name={name}
            min={0}
            max={STARS.length}
            step={STEP}
            defaultValue={defaultValue}
            aria-valuetext={text(value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onInput={(event) => {
              setPreview(null);
              setValue(event.currentTarget.valueAsNumber);
            }}
          />
          {STARS.map((star) => (
            <span
              key={star}
              className={styles.star}
              data-star={star}
              data-fill={halves >= star * 2 ? 'full' : halves === star * 2 - 1 ? 'half' : 'none'}
            />
          ))}
        </div>
        <output htmlFor={id} className={styles.value} aria-hidden="true">
          {text(preview ?? value)}
        </output>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** The half star under the pointer. */
function valueAt({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = Math.min(1, Math.max(0, (clientX - left) / width));
  return Math.max(STEP, Math.ceil((share * STARS.length) / STEP) * STEP);
}
