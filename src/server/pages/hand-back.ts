import { scriptJson } from '../platform/html.ts';
import { contentSecurityPolicy } from './csp.ts';
import type { PageDocument } from './document.ts';

/**
 * A document that gives the cart of a visit without scripts to the browser, if it runs them, and leads to the page `to` (root-relative).
 * The cart is as `localStorage` keeps it; null: it is empty.
 */
export function handBack(cart: object | null, to: string): PageDocument {
  const kept = cart && scriptJson(JSON.stringify(cart));
  const script = `try{${kept ? `localStorage.setItem('cart',${kept})` : ''}}finally{location.replace(${scriptJson(to)})}`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>…</title><script>${script}</script></html>`;
  return { html, csp: contentSecurityPolicy({ styles: [], scripts: [script] }) };
}
