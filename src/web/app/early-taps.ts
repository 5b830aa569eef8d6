export interface EarlyTap {
  on: HTMLElement;
  /** A click on a button, radio or checkbox, an input, a change of a select, or the submission of a form. */
  event: Event;
  /** The element's value when the event happened. */
  value: string;
}

declare global {
  interface Window {
    /** Events on what had not hydrated yet, which the document's first script collects. */
    earlyTaps?: EarlyTap[];
  }
}

/** Replays the collected events of what has hydrated by now; the others stay collected. */
export function replayEarlyTaps(): void {
  const ready: EarlyTap[] = [];
  const waiting: EarlyTap[] = [];
  for (const tap of window.earlyTaps ?? []) (tap.on.closest('[data-hydrating]') ? waiting : ready).push(tap);
  window.earlyTaps = waiting;
  void replay(ready);
}

async function replay(taps: EarlyTap[]): Promise<void> {
  // Radios and checkboxes go back to their rendered state, so that each replayed click toggles them again.
  for (const { on } of taps) if (on instanceof HTMLInputElement) on.checked = on.defaultChecked;
  for (const [index, { on, event, value }] of taps.entries()) {
    if (isText(on)) {
      // Of a text that was typed letter by letter, the whole.
      if (taps.slice(index + 1).some((later) => later.on === on)) continue;
      retype(on, value);
    }
    // Hydration may have reset the select to the value that it was rendered with.
    if (on instanceof HTMLSelectElement) on.value = value;
    if (event.type === 'click') on.click();
    else on.dispatchEvent(event);
    // React must render the change of one event before the next: two taps on plus add two.
    await null;
  }
}

function isText(on: HTMLElement): on is HTMLInputElement | HTMLTextAreaElement {
  return (
    on instanceof HTMLTextAreaElement || (on instanceof HTMLInputElement && !on.matches('[type=radio],[type=checkbox]'))
  );
}

/** Makes the field say again what was typed, or what was added to that since, as a change that React hears of. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const text = field.value === field.defaultValue ? typed : field.value;
  // React takes what it finds in a field when it takes over for its own value, and hears of others only.
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') as PropertyDescriptor;
  set?.call(field, text);
}
