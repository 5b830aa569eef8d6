import type { Page } from '@playwright/test';

/**
 * Removes from a page the APIs that at least one of the oldest supported browsers (`build.target` in `vite.config.ts`) lacks.
 * CSS features cannot be removed like that, only selectors in scripts.
 */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const missing: [object, string[]][] = [
      [AbortSignal, ['any']],
      [URL, ['canParse', 'parse']],
      [URLSearchParams.prototype, ['size']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [Element.prototype, ['checkVisibility', 'moveBefore']],
      [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [RegExp, ['escape']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [Document.prototype, ['startViewTransition']],
      [
        window,
        ['requestIdleCallback', 'scheduler', 'navigation', 'cookieStore', 'Iterator', 'onscrollend', 'Temporal'],
      ],
    ];
    const methods = ['querySelector', 'querySelectorAll', 'matches', 'closest'] as const;
    for (const owner of [Document.prototype, Element.prototype] as unknown as Record<string, unknown>[]) {
      for (const name of methods.filter((each) => each in owner)) {
        const known = owner[name] as (selector: string) => unknown;
        owner[name] = function (this: unknown, selector: string) {
          if (selector.includes(':has(')) throw new DOMException(selector, 'SyntaxError');
          return known.call(this, selector);
        };
      }
    }
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
