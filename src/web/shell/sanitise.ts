import purify, { type Config } from 'dompurify';

/** What a dialog's text may hold: formatting, nothing that loads, runs or leads away. */
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'small', 'span'],
  ALLOWED_ATTR: ['lang', 'dir'],
};

interface PolicyRules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

/** Only the sanitiser has this policy, and browsers with Trusted Types accept no HTML that did not go through it. */
const policy = (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('html', {
  createHTML: (html) => html,
  createScriptURL: () => '',
});
const config = policy ? { ...ALLOWED, TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true } : ALLOWED;

/** Writes a dialog's HTML into an element after cleaning it. */
export function writeSanitised(element: HTMLElement, html: string): void {
  element.innerHTML = purify.sanitize(html, config) as string;
}
