/** Scrolls to the top of the list where that is above the screen, and takes the focus along if what had it is gone. */
export function toListTop(list: HTMLElement | null): void {
  if (!list) return;
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  // The followed link may be gone, and the focus on the body or the page's heading: it moves to the list's heading.
  if (document.activeElement?.matches('body, h1'))
    list.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
