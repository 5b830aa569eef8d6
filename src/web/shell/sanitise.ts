/** What a dialog's text may hold: formatting, nothing that loads, runs or leads away. */
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'small', 'span'],
  ALLOWED_ATTR: ['lang', 'dir'],
};

/** Writes a dialog's HTML into an element after cleaning it; as plain text where the cleaner cannot be loaded. */
export async function writeSanitised(element: HTMLElement, html: string): Promise<void> {
  try {
    const clean = await cleaner();
    element.innerHTML = clean(html) as string;
  } catch {
    element.textContent = html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  }
}

interface Policy {
  createHTML(html: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy;
}

let loading: Promise<(html: string) => unknown> | null = null;

/** Loaded with the first dialog. Browsers with Trusted Types take the result from our policy only. */
function cleaner(): Promise<(html: string) => unknown> {
  loading ??= import('dompurify')
    .then(({ default: purify }) => {
      const createHTML = (html: string) => purify.sanitize(html, ALLOWED);
      const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
      const policy = trustedTypes?.createPolicy('servery-html', { createHTML });
      return policy ? (html: string) => policy.createHTML(html) : createHTML;
    })
    .catch((failure: unknown) => {
      loading = null;
      throw failure;
    });
  return loading;
}
