import type { Language } from '../../domain/languages.ts';
import { labelled } from '../../domain/look/labelled.ts';
import { type Block, type EmailHeader, type EmailParts, plainly } from './email-parts.ts';

/** The letter as plain text, for programs that show no HTML. */
export function emailText(letter: EmailParts, head: EmailHeader): string {
  const { name, origin, contact, language } = head;
  const signature = [name, contact.address, contact.phone, origin].filter(Boolean).join('\n');
  return `${[
    letter.heading,
    ...letter.blocks.map((block) => blockText(block, language)),
    signature,
    [...letter.footer, ...(letter.leave ? [labelled(letter.leave.label, letter.leave.url, language)] : [])].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function blockText(block: Block, language: Language): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
      return labelled(block.label, block.url, language);
    case 'highlight':
      return labelled(block.label, block.value, language);
    case 'steps':
      return '';
    case 'quote':
      return `${labelled(block.label, '', language).trimEnd()}\n${indented(block.text)}`;
    case 'facts':
      return block.rows.map(({ label, lines }) => labelled(label, lines.join(', '), language)).join('\n');
    case 'items':
      return [block.heading, ...block.items.map(itemText)].join('\n');
    case 'totals':
      return [...block.rows, block.total, ...block.after]
        .map(({ label, amount }) => labelled(label, amount, language))
        .join('\n');
  }
}

function itemText({ quantity, name, details, amount }: Extract<Block, { kind: 'items' }>['items'][number]): string {
  return [`${quantity} × ${plainly(name)}  ${amount}`, ...details.map((each) => indented(plainly(each)))].join('\n');
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}
