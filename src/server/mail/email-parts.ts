import type { Language } from '../../domain/languages.ts';
import type { Theme } from '../../domain/look/derive-theme.ts';

/** The content of a mail without its form, which `letter-html.ts` and `letter-text.ts` give it. Nothing in it is escaped. */
export interface EmailParts {
  subject: string;
  /** The preview that mailboxes show after the subject. */
  preheader: string;
  heading: string;
  blocks: Block[];
  /** Small print at the end. */
  footer: string[];
  /** The way off the mailing list, for mails that people have agreed to get. A POST to its address does it at once (RFC 8058). */
  leave?: { label: string; url: string };
}

/** A text in its own language; a plain one is in the mail's. */
export type Said = string | { text: string; lang: Language };

export function plainly(said: Said): string {
  return typeof said === 'string' ? said : said.text;
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** The most important fact, in large type; a code that is typed elsewhere in the largest. */
  | { kind: 'highlight'; label: string; value: string; isCode?: true }
  /** The segments of the order's tracker; `reached` counts from 0. */
  | { kind: 'steps'; reached: number; total: number }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'facts'; rows: { label: string; lines: string[] }[] }
  | { kind: 'items'; heading: string; items: EmailItem[] }
  | {
      kind: 'totals';
      rows: { label: string; amount: string }[];
      total: { label: string; amount: string };
      after: { label: string; amount: string }[];
    };

export interface EmailItem {
  quantity: number;
  name: Said;
  details: Said[];
  amount: string;
  /** The absolute address of a small picture; missing: none. */
  picture?: string | undefined;
}

/** What the restaurant adds around every letter. */
export interface EmailHeader {
  name: string;
  language: Language;
  /** Public origin of the restaurant's site. */
  origin: string;
  /** PNG, absolute: few mail programs show SVG. */
  logoUrl: string;
  contact: { phone: string; email: string; address: string };
  theme: { light: Theme; dark: Theme };
}
