import type { EarlyTap } from '../app/early-taps.ts';

const COLLECTED = [
  ['click', 'button[type=button],[type=radio],[type=checkbox]'],
  ['input', 'input,textarea'],
  ['change', 'select'],
  ['submit', '[data-early]'],
] as const;

/**
 * Collects taps, choices and input from before hydration, which `app/early-taps.ts` replays. Stops their propagation, so that
 * no listener that is there already handles them as well.
 */
export function collectEarlyTaps(): void {
  window.earlyTaps = [];
  window.lateTaps = [];
  for (const [type, controls] of COLLECTED) {
    addEventListener(
      type,
      (event) => {
        window.isUsed = true;
        const on = (event.target as Element).closest?.<Control>(controls);
        const taps = on && (window.earlyTaps || (on.closest('[data-later]') && window.lateTaps));
        if (!taps) return;
        taps.push({ on, event, value: on.value });
        event.stopPropagation();
        if (type === 'submit') event.preventDefault();
      },
      true,
    );
  }
}

type Control = EarlyTap['on'] & { value: string };
