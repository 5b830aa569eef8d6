import type { Page } from '@playwright/test';

/** Does to every text of the page what the page translation of Chrome and Google does: it becomes `<font><font>text</font></font>`. */
export async function translateTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data || text.parentElement?.closest('script, style, template, textarea, select, svg, font')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  });
}
