import type { EarlyTap } from '../app/early-taps.ts';

const COLLECTED = [
  ['click', 'button[type=button],[type=radio],[type=checkbox]'],
  ['input', 'input,textarea'],
  ['change', 'select'],
  ['submit', '[data-early]'],
] as const;

/**
 * Collects what is tapped, chosen and typed before hydration, and keeps it from whoever may have taken over meanwhile: a tap counts
 * once. `app/early-taps.ts` has it happen.
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
