import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './bar-plot.module.css';
import { ticksFor } from './plot-scale.ts';

export interface Bar {
  /** The label below the axis, shown where there is room. */
  short: string;
  /** The name in the text line above the plot. */
  name: string;
  value: number;
}

interface BarPlotProps {
  label: string;
  bars: readonly Bar[];
  /** A value as text. */
  words(value: number): string;
  /** A value as a short label beside its grid line. */
  tick(value: number): string;
  /** The index of the bar that is described at first; the last by default. */
  first?: number;
}

const HEIGHT = 220;
const TOP = 10;
const FLOOR = HEIGHT - 26;
const LEFT = 56;
const ROOM_OF_LABEL = 58;
const HALF_LABEL = 20;

/** A bar chart, with a line of text for the bar that a pointer or the arrow keys have selected. */
export function BarPlot({ label, bars, words, tick, first = bars.length - 1 }: BarPlotProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [picked, setPicked] = useState<number | null>(null);
  const shown = Math.min(picked ?? first, bars.length - 1);
  const bar = bars[shown];
  const ticks = ticksFor(Math.max(...bars.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const each = Math.max(0, width - LEFT) / bars.length;
  const yOf = (value: number) => FLOOR - (value / top) * (FLOOR - TOP);
  const every = Math.ceil(ROOM_OF_LABEL / Math.max(1, each));

  function point(event: PointerEvent<HTMLDivElement>): void {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - LEFT;
    setPicked(within(Math.floor(x / each)));
  }
  function walk(event: KeyboardEvent): void {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: bars.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setPicked(within(to));
  }
  const within = (index: number) => Math.max(0, Math.min(bars.length - 1, index));
  if (!bar) return null;
  return (
    <div>
      <p className={styles.reading} aria-hidden="true">
        <b>{words(bar.value)}</b>
        <span>{` ${bar.name}`}</span>
      </p>
      <div
        ref={box}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={bars.length - 1}
        aria-valuenow={shown}
        aria-valuetext={`${bar.name}: ${words(bar.value)}`}
        onKeyDown={walk}
        onPointerMove={point}
        onPointerDown={point}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {ticks.map((value) => (
            <g key={value}>
              <line x1={LEFT} x2={width} y1={yOf(value)} y2={yOf(value)} className={styles.line} />
              <text x={LEFT - 8} y={yOf(value) + 4} textAnchor="end">
                {tick(value)}
              </text>
            </g>
          ))}
          {bars.map(({ short, value }, index) => (
            <g key={short + String(index)} data-picked={index === shown || undefined}>
              <rect
                x={LEFT + index * each + each * 0.14}
                y={value > 0 ? Math.min(yOf(value), FLOOR - 2) : FLOOR}
                width={each * 0.72}
                height={value > 0 ? Math.max(FLOOR - yOf(value), 2) : 0}
                rx={Math.min(4, each * 0.2)}
                className={styles.bar}
              />
              {(bars.length - 1 - index) % every === 0 && (
                <text x={Math.min(LEFT + (index + 0.5) * each, width - HALF_LABEL)} y={HEIGHT - 6} textAnchor="middle">
                  {short}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** How wide an element is, in CSS pixels, whenever that changes; 0 until it is there. */
function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
