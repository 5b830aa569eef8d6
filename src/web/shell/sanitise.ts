import type { Config } from 'dompurify';

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

type Cleaner = (html: string) => unknown;
interface PolicyRules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): TrustedTypePolicy;
}
type TrustedTypePolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

let loading: Promise<Cleaner> | null = null;

/** Loaded with the first dialog. */
function cleaner(): Promise<Cleaner> {
  loading ??= import('dompurify')
    .then(({ default: purify }) => {
      const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
      // Known to the cleaner only: it signs what it has cleaned, and browsers with Trusted Types take nothing else.
      const policy = trustedTypes?.createPolicy('servery-html', {
        createHTML: (html) => html,
        createScriptURL: () => '',
      });
      const config = policy ? { ...ALLOWED, TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true } : ALLOWED;
      return (html: string) => purify.sanitize(html, config);
    })
    .catch((failure: unknown) => {
      loading = null;
      throw failure;
    });
  return loading;
}
