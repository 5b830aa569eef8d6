/** For the `ref` of a manual popover: above the page, and above the dialog that it is in, wherever that is cut off. */
export function raise(popover: HTMLElement | null): void {
  popover?.showPopover?.();
}
