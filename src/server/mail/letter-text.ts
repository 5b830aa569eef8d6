import type { Block, Letter, Letterhead } from './letter.ts';

/** The letter for programs that show no HTML, and for those who read it aloud. */
export function letterText(letter: Letter, head: Letterhead): string {
  const { name, origin, contact } = head;
  const signature = [name, contact.address, contact.phone, origin].filter(Boolean).join('\n');
  return `${[letter.heading, ...letter.blocks.map(blockText), signature, letter.footer.join('\n')]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}: ${block.url}`;
    case 'highlight':
      return `${block.label}: ${block.value}`;
    case 'steps':
      return '';
    case 'quote':
      return `${block.label}:\n${indented(block.text)}`;
    case 'facts':
      return block.rows.map(({ label, lines }) => `${label}: ${lines.join(', ')}`).join('\n');
    case 'items':
      return [block.heading, ...block.items.map(itemText)].join('\n');
    case 'totals':
      return [...block.rows, block.total].map(({ label, amount }) => `${label}: ${amount}`).join('\n');
  }
}

function itemText({ quantity, name, details, amount }: Extract<Block, { kind: 'items' }>['items'][number]): string {
  return [`${quantity} × ${name}  ${amount}`, ...details.map(indented)].join('\n');
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}
