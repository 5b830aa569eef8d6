import { painted } from '../app/painted.ts';

/**
 * For the `ref` of a manual popover: above the page, and above the dialog that it is in, wherever that is cut off. It
 * follows the paint of that dialog, because it has styles calculated once more.
 */
export function raise(popover: HTMLElement | null): void {
  void painted().then(() => popover?.isConnected && popover.showPopover?.());
}
