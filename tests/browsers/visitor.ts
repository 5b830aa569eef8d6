/** What is tapped or filled in, by its kind and the beginning of its accessible name. */
export type Control = readonly [kind: 'button' | 'link' | 'radio' | 'field', name: string];

/** Somebody with a browser, whose driver has a protocol of its own. */
export interface Visitor {
  /** The browser's name and version. */
  browser: string;
  open(address: string): Promise<void>;
  /** Taps with a real pointer, as soon as it is there; throws if it does not come. */
  tap(control: Control): Promise<void>;
  type(control: Control, text: string): Promise<void>;
  /** Waits until the page says that; throws with what it says instead. */
  sees(text: string): Promise<void>;
  close(): Promise<void>;
}

/** How long (ms) something may take to come. */
const PATIENCE = 30_000;

/** Asks again until there is an answer other than null or false; throws with what `otherwise` says. */
export async function until<T>(ask: () => Promise<T>, otherwise: () => Promise<string>): Promise<NonNullable<T>> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const answer = await ask();
    if (answer) return answer as NonNullable<T>;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(await otherwise());
}

/** Finds a control in the page that can be used and is on top of everything, once the app has taken over; null: it is not there. */
export function findControl([kind, name]: Control): Element | null {
  const kinds = {
    button: 'button, [role=button]',
    link: 'a[href]',
    radio: 'input[type=radio]',
    field: 'input, textarea',
  };
  if (document.querySelector('[data-hydrating]')) return null;
  const labelOf = (element: Element) => (element as HTMLInputElement).labels?.[0];
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? labelOf(element)?.textContent ?? element.textContent ?? '').trim();
  // The drawn part of a radio button is its label.
  const drawnOf = (element: Element) => (kind === 'radio' && labelOf(element)) || element;
  const isOnTop = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const found = [...document.querySelectorAll(kinds[kind])]
    .filter((element) => nameOf(element).startsWith(name) && !element.matches(':disabled, [aria-disabled=true]'))
    .map(drawnOf);
  return found.find(isOnTop) ?? null;
}

export const said = (control: Control) => `There is no ${control[0]} “${control[1]}”`;
