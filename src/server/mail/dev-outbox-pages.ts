import { deriveTheme } from '../../domain/look/derive-theme.ts';
import type { OutboxRow } from '../outbox/outbox.repo.ts';
import { toIso } from '../platform/clock.ts';
import { escapeHtml } from '../platform/html.ts';
import type { MailMessage } from '../platform/mail/mailer.ts';

export interface ShownMail {
  row: OutboxRow;
  restaurant: string;
  /** null: the mail could not be written, for the reason in `problem`. */
  mail: MailMessage | null;
  problem?: string;
}

const theme = (mode: 'light' | 'dark') =>
  Object.entries(deriveTheme({}, mode))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

export const OUTBOX_STYLE = `
:root{color-scheme:light dark;${theme('light')}}
@media (prefers-color-scheme:dark){:root{${theme('dark')}}}
*{box-sizing:border-box}
body{margin:0;padding:32px clamp(16px,4vw,40px);background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:1100px;margin:0 auto}
h1{font-size:1.75rem;line-height:1.15;margin:0 0 16px}
h2{font-size:1.125rem;margin:32px 0 8px}
p{margin:0 0 24px;color:var(--text-2)}
a{color:var(--primary-text)}
a:focus-visible{outline:3px solid var(--text);outline-offset:2px;border-radius:4px}
.list{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:16px}
.list li{padding:14px 20px;border-bottom:1px solid var(--line)}
.list li:last-child{border:0}
.list a{font-weight:600;text-decoration:none}
.list a:hover{text-decoration:underline}
.more{color:var(--text-3);font-size:.875rem;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0;padding:16px 20px;background:var(--surface);border:1px solid var(--line);border-radius:16px;overflow-wrap:anywhere}
dt{color:var(--text-3)}
dd{margin:0}
iframe{display:block;width:100%;height:820px;resize:both;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
pre{margin:0;padding:20px;background:var(--surface);border:1px solid var(--line);border-radius:16px;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem}
`;

export function mailListPage(mails: ShownMail[]): string {
  const items = mails.map(
    ({ row, restaurant, mail, problem }) =>
      `<li><a href="/dev/outbox/${escapeHtml(row.id)}">${escapeHtml(mail?.subject ?? problem ?? row.kind)}</a>` +
      `<div class="more">${escapeHtml([restaurant, row.recipient, row.language, toIso(row.created_at), stateOf(row)].join(' · '))}</div></li>`,
  );
  const list = items.length ? `<ul class="list">${items.join('')}</ul>` : '<p>No mail yet: place an order.</p>';
  return page(
    'Outbox',
    `<h1>Outbox</h1><p>The newest mails of every restaurant. Only developers see this page.</p>${list}`,
  );
}

export function mailPage({ row, restaurant, mail, problem }: ShownMail): string {
  const facts = {
    Subject: mail?.subject,
    From: mail && `${mail.fromName} (replies to ${mail.replyTo})`,
    To: row.recipient,
    Restaurant: restaurant,
    Kind: `${row.kind}, ${row.language}`,
    Written: toIso(row.created_at),
    State: stateOf(row),
    'Last error': row.last_error ?? undefined,
    Problem: problem,
  };
  const rows = Object.entries(facts)
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value as string)}</dd>`);
  const parts = mail
    ? `<h2>HTML</h2><iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/outbox/${escapeHtml(row.id)}/html"></iframe><h2>Text</h2><pre>${escapeHtml(mail.text)}</pre>`
    : '';
  const title = mail?.subject ?? row.kind;
  return page(
    title,
    `<p><a href="/dev/outbox">All mails</a></p><h1>${escapeHtml(title)}</h1><dl>${rows.join('')}</dl>${parts}`,
  );
}

function stateOf({ sent_at, failed_at, attempts }: OutboxRow): string {
  if (sent_at !== null) return `sent ${toIso(sent_at)}`;
  if (failed_at !== null) return `given up ${toIso(failed_at)}`;
  return attempts > 0 ? `waiting, ${attempts} attempts` : 'waiting';
}

function page(title: string, content: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${OUTBOX_STYLE}</style></head><body><main>${content}</main></body></html>`,
  ].join('');
}
