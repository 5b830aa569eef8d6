import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import { escapeHtml } from '../../platform/html.ts';
import type { SessionRecord } from './records.ts';
import type { Way } from './simulator.ts';

export const PAY_PAGE_STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;padding:clamp(16px,6vw,48px);font:17px/1.5 system-ui,sans-serif;background:#f4f4f1;color:#1c1b19}
main{max-width:420px;margin:0 auto;padding:24px;border-radius:16px;background:#fff;border:1px solid #d8d6d0}
.mark{margin:0 0 16px;padding:8px 12px;border-radius:8px;background:#1c1b19;color:#fff;font-weight:700}
h1{margin:0;font-size:1.125rem}
.amount{margin:4px 0 20px;font-size:2rem;font-weight:700}
form{display:grid;gap:10px}
button{font:inherit;font-weight:600;min-height:48px;padding:8px 16px;border-radius:10px;border:1px solid #8a877f;background:#fff;color:#1c1b19;cursor:pointer}
button[value=pay]{background:#1c1b19;border-color:#1c1b19;color:#fff}
button:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
.bad{color:#a3160f;font-weight:600}
@media (prefers-color-scheme:dark){body{background:#161514;color:#f2f0ea}main{background:#232120;border-color:#4a4743}button{background:#232120;color:#f2f0ea}.mark,button[value=pay]{background:#f2f0ea;color:#161514;border-color:#f2f0ea}.bad{color:#ffb4a9}}
`;

const BUTTONS: Record<Way, string> = {
  pay: 'Pay with Visa 4242',
  '3ds': 'Pay with 3-D Secure',
  mb_way: 'Pay with MB WAY (charged at once)',
  paypal: 'Pay with PayPal',
  decline: 'Decline the card',
  close: 'Close without paying',
};

/** The page of a session: for developers and visitors of the demo, and so in English only. */
export function payPage({ title, amount_total, currency, status, declined }: SessionRecord): string {
  const code = currency.toUpperCase();
  const amount = `${toDecimal(amount_total, decimalsOf(code)).toFixed(decimalsOf(code))} ${code}`;
  const buttons = Object.entries(BUTTONS).map(
    ([way, words]) => `<button name="way" value="${way}">${escapeHtml(words)}</button>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Simulated payment</title><style>${PAY_PAGE_STYLE}</style></head><body><main>
<p class="mark">TEST: no money moves here</p>
<h1>${escapeHtml(title)}</h1>
<p class="amount">${escapeHtml(amount)}</p>
${declined && status === 'open' ? '<p class="bad" role="alert">The card was declined. Try another way to pay.</p>' : ''}
${status === 'open' ? `<form method="post">${buttons.join('')}</form>` : '<p>This page is closed.</p>'}
</main></body></html>`;
}
