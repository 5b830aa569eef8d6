import type { Restaurant } from '../../contract/restaurants.ts';
import { deriveTheme, type Theme } from '../../domain/look/derive-theme.ts';

const RULES =
  '*{box-sizing:border-box}html{color-scheme:light dark}body{margin:0;min-height:100vh;background:var(--bg);color:var(--text);font:400 1rem/1.5 "Figtree Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}header{border-bottom:1px solid var(--line);background:var(--surface)}header a{display:flex;align-items:center;gap:12px;max-width:560px;min-height:64px;margin:0 auto;padding:8px 16px;color:var(--text);font-weight:750;font-size:1.125rem;letter-spacing:-.02em;text-decoration:none;overflow-wrap:anywhere}header img{width:40px;height:40px;border-radius:12px}main{max-width:560px;margin:0 auto;padding:24px 16px 64px}section{padding:24px 20px;border:1px solid var(--line);border-radius:24px;background:var(--surface)}@media(min-width:520px){main{padding-top:48px}section{padding:36px}}h1{margin:0 0 8px;font-size:clamp(1.5rem,1.25rem + 1.2vw,2rem);line-height:1.15;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}h1:lang(ja){word-break:auto-phrase}p{margin:0 0 20px;color:var(--text-2)}form{display:grid;gap:20px}label{display:block;font-weight:600;font-size:.9375rem}input[type=email]{display:block;width:100%;min-height:48px;margin-top:6px;padding:8px 16px;border:1px solid var(--line-strong);border-radius:12px;background:var(--surface);color:inherit;font:inherit}.tick{display:grid;grid-template-columns:24px 1fr;gap:12px;align-items:start;font-weight:400}.tick input{width:24px;height:24px;margin:0;accent-color:var(--primary)}.trap{position:absolute;left:-9999px}.error{margin:0;color:var(--text);font-size:.9375rem;font-weight:600}:focus-visible{outline:3px solid var(--text);outline-offset:2px}button,.go{display:inline-flex;align-items:center;justify-content:center;min-height:52px;width:100%;padding:12px 28px;border:1px solid var(--primary-outline);border-radius:999px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}.go{border-color:var(--line-strong);background:transparent;color:var(--text)}';

/** The styles of the mailing list's pages in the restaurant's colours, for both modes. */
export function listStyle({ themeSettings }: Restaurant): string {
  const light = deriveTheme(themeSettings, 'light', themeSettings.light);
  const dark = deriveTheme(themeSettings, 'dark', themeSettings.dark);
  return `:root{${rulesOf(light)}}@media(prefers-color-scheme:dark){:root{${rulesOf(dark)}}}${RULES}`;
}

function rulesOf(theme: Theme): string {
  return Object.entries(theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
