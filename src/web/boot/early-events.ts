import type { EarlyTap } from '../app/early-taps.ts';

const COLLECTED = [
  ['click', 'button[type=button],[type=radio],[type=checkbox]'],
  ['input', 'input,textarea'],
  ['change', 'select'],
  ['submit', '[data-early]'],
] as const;

type Control = EarlyTap['on'] & { value: string };

/**
 * Collects taps, choices and input on whatever has not hydrated yet (`data-hydrating`); `app/early-taps.ts` replays them. Stops their
 * propagation, so that no listener that is there already handles them as well. Also notes that somebody uses the page.
 */
export function collectEarlyEvents(): void {
  window.earlyTaps = [];
  for (const [type, controls] of COLLECTED) {
    addEventListener(
      type,
      (event) => {
        window.isUsed = true;
        const on = (event.target as Element).closest?.<Control>(controls);
        if (!on?.closest('[data-hydrating]')) return;
        window.earlyTaps?.push({ on, event, value: on.value });
        event.stopPropagation();
        if (type === 'submit') event.preventDefault();
      },
      true,
    );
  }
  const use = () => {
    window.isUsed = true;
  };
  addEventListener('scroll', use, { once: true });
}
