import { escapeHtml } from '../platform/html.ts';
import type { Block, EmailHeader, EmailItem, EmailParts, Said } from './email-parts.ts';
import { darkLooks, FONT_RULE, type Look, looks } from './email-styles.ts';

/**
 * The letter as HTML for mail programs: tables and inline styles, because many drop everything else. Programs that support
 * `prefers-color-scheme` show the restaurant's dark theme.
 */
export function emailHtml(letter: EmailParts, head: EmailHeader): string {
  const { language, name, origin, logoUrl, theme } = head;
  const paint = looks(theme.light);
  const write = blockWriter(paint);
  return [
    `<!doctype html><html lang="${language}" dir="ltr"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    // Otherwise iPhones turn numbers into links.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
    `<title>${escapeHtml(letter.subject)}</title>`,
    `<style>:root{color-scheme:light dark}${FONT_RULE}${darkLooks(theme.dark)}`,
    '@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}</style></head>',
    `<body ${paint('page', 'margin:0;padding:0')}>`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${paint('page')}><tr><td align="center" style="padding:24px 12px">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">',
    `<tr><td class="pad" style="padding:0 32px 16px"><a href="${escapeHtml(origin)}" ${paint('name', 'text-decoration:none')}>`,
    `<img src="${escapeHtml(logoUrl)}" width="44" height="44" alt="" style="border:0;border-radius:12px;vertical-align:middle;margin-right:12px">`,
    `<span style="vertical-align:middle">${escapeHtml(name)}</span></a></td></tr>`,
    `<tr><td ${paint('card', 'border-radius:24px;padding:32px', 'pad')}>`,
    `<h1 ${paint('heading', 'margin:0 0 16px')}>${escapeHtml(letter.heading)}</h1>`,
    ...letter.blocks.map(write),
    '</td></tr>',
    `<tr><td ${paint('small', 'padding:24px 32px', 'pad')}>${footer(letter, head)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('');
}

type Paint = (look: Look, more?: string, extraClass?: string) => string;

const PICTURE_WIDTH = 56;

/** An item's picture, which says nothing that its name does not; no column where no item has one. */
function pictureCell({ picture }: EmailItem, all: readonly EmailItem[], paint: Paint): string {
  if (all.every((each) => each.picture === undefined)) return '';
  const image = picture
    ? `<img src="${escapeHtml(picture)}" width="${PICTURE_WIDTH}" alt="" style="border:0;border-radius:10px;display:block;width:${PICTURE_WIDTH}px;height:auto">`
    : '';
  return `<td width="${PICTURE_WIDTH + 12}" valign="top" ${paint('row', 'padding:12px 12px 12px 0')}>${image}</td>`;
}

function blockWriter(paint: Paint): (block: Block) => string {
  const rows = (content: string) =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${content}</table>`;
  const amountRow = ({ label, amount }: { label: string; amount: string }, look: Look, more = '') =>
    `<tr><td ${paint(look, `padding:4px 0;${more}`)}>${escapeHtml(label)}</td>` +
    `<td align="right" ${paint(look, `padding:4px 0 4px 16px;white-space:nowrap;${more}`)}>${escapeHtml(amount)}</td></tr>`;

  return (block) => {
    switch (block.kind) {
      case 'paragraph':
        return `<p ${paint('text', 'margin:0 0 16px')}>${withBreaks(block.text)}</p>`;
      case 'button':
        return rows(
          `<tr><td align="center" ${paint('button', 'border-radius:999px')}><a href="${escapeHtml(block.url)}" ${paint('buttonLabel', 'display:block;padding:15px 24px;text-decoration:none')}>${escapeHtml(block.label)}</a></td></tr>`,
        );
      case 'highlight':
        return rows(
          `<tr><td ${paint('soft', 'border-radius:16px;padding:16px 20px')}><span ${paint('label')}>${escapeHtml(block.label)}</span><br><span ${paint(block.isCode ? 'code' : 'large')}>${escapeHtml(block.value)}</span></td></tr>`,
        );
      case 'steps':
        return rows(`<tr>${segments(block.reached, block.total, paint)}</tr>`);
      case 'quote':
        return rows(
          `<tr><td ${paint('quote', 'padding:4px 0 4px 16px')}><span ${paint('label')}>${escapeHtml(block.label)}</span><br>${withBreaks(block.text)}</td></tr>`,
        );
      case 'facts':
        return rows(
          block.rows
            .map(
              ({ label, lines }) =>
                `<tr><td ${paint('text', 'padding:0 0 12px')}><span ${paint('label')}>${escapeHtml(label)}</span><br>${lines.map(escapeHtml).join('<br>')}</td></tr>`,
            )
            .join(''),
        );
      case 'items':
        return `<h2 ${paint('subheading', 'margin:0 0 4px')}>${escapeHtml(block.heading)}</h2>${rows(
          block.items
            .map(
              (item) =>
                `<tr><td width="36" valign="top" ${paint('quantity', 'padding:12px 0')}>${item.quantity}×</td>` +
                pictureCell(item, block.items, paint) +
                `<td valign="top" ${paint('row', 'padding:12px 0')}>${said(item.name)}${item.details.map((detail) => `<br><span ${paint('label')}>${said(detail)}</span>`).join('')}</td>` +
                `<td valign="top" align="right" ${paint('row', 'padding:12px 0 12px 16px;white-space:nowrap')}>${escapeHtml(item.amount)}</td></tr>`,
            )
            .join(''),
        )}`;
      case 'totals':
        return rows(
          block.rows.map((row) => amountRow(row, 'text')).join('') +
            amountRow(block.total, 'total', 'padding-top:12px;') +
            block.after.map((row) => amountRow(row, 'text')).join(''),
        );
    }
  };
}

function segments(reached: number, total: number, paint: Paint): string {
  return Array.from({ length: total }, (_, i) => {
    const bar = `<div ${paint(i <= reached ? 'stepDone' : 'step', 'height:6px;line-height:6px;font-size:0;border-radius:3px')}>&nbsp;</div>`;
    return `<td width="${Math.floor(100 / total)}%" style="padding-right:${i === total - 1 ? 0 : 6}px">${bar}</td>`;
  }).join('');
}

function footer({ footer, leave }: EmailParts, { name, contact }: EmailHeader): string {
  const lines = [[name, contact.address, contact.phone].filter(Boolean).join(' · '), ...footer];
  const paragraphs = lines.map(escapeHtml);
  if (leave) paragraphs.push(`<a href="${escapeHtml(leave.url)}" style="color:inherit">${escapeHtml(leave.label)}</a>`);
  return paragraphs.map((line) => `<p style="margin:0 0 8px">${line}</p>`).join('');
}

/** Marked where it is in another language than the mail. */
function said(text: Said): string {
  return typeof text === 'string' ? escapeHtml(text) : `<span lang="${text.lang}">${escapeHtml(text.text)}</span>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
}
