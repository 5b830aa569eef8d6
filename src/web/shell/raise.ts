/** For the `ref` of a manual popover: shows it above the page and above the dialog that contains it, not clipped by either. */
export function raise(popover: HTMLElement | null): void {
  popover?.showPopover?.();
}
