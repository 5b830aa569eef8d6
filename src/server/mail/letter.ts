import type { Theme } from '../../domain/derive-theme.ts';
import type { Language } from '../../domain/languages.ts';

/** What a mail says, without how it looks: `letter-html.ts` and `letter-text.ts` write it out. Nothing is escaped yet. */
export interface Letter {
  subject: string;
  /** What a mailbox shows after the subject. */
  preheader: string;
  heading: string;
  blocks: Block[];
  /** Small print below. */
  footer: string[];
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** The most important fact, in large type. */
  | { kind: 'highlight'; label: string; value: string }
  /** The segments of the order's tracker; `reached` counts from 0. */
  | { kind: 'steps'; reached: number; total: number }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'facts'; rows: { label: string; lines: string[] }[] }
  | { kind: 'items'; heading: string; items: { quantity: number; name: string; details: string[]; amount: string }[] }
  | { kind: 'totals'; rows: { label: string; amount: string }[]; total: { label: string; amount: string } };

/** The restaurant around it. */
export interface Letterhead {
  name: string;
  language: Language;
  /** The restaurant's own site. */
  origin: string;
  /** PNG, absolute: few mail programs show SVG. */
  logoUrl: string;
  contact: { phone: string; email: string; address: string };
  theme: { light: Theme; dark: Theme };
}
