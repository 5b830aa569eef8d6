import { useEffect, useEffectEvent } from 'react';

/**
 * A bump bar or a keyboard: 1 to 9 and 0 are the first ten tickets. The arrows up and down go from line to line, where the space bar says that
 * one is done; those to the sides turn pages.
 */
export function useBumpBar(bump: (index: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, dialog')) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step && !/^\d$/.test(event.key)) return;
    event.preventDefault();
    if (step) focusLine(step);
    else bump((Number(event.key) + 9) % 10);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}

/** The line after the one that has the focus, or before it; the first or last one where none has. */
function focusLine(step: number): void {
  const lines = [...document.querySelectorAll<HTMLElement>('article button[aria-pressed]')].filter(
    (each) => !each.closest('[inert]'),
  );
  const at = lines.findIndex((each) => each.matches(':focus'));
  const next = at < 0 ? (step > 0 ? 0 : lines.length - 1) : (at + step + lines.length) % lines.length;
  lines[next]?.focus({ preventScroll: true });
}
