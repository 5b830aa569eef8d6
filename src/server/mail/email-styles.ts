import type { Theme } from '../../domain/look/derive-theme.ts';

const FONT = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** One rule instead of inline styles, because Gmail cuts mails at 102 kB. Old programs that drop it show their default font. */
export const FONT_RULE = `body,td,p,a,h1,h2{${FONT}}`;

/**
 * Styles of each part: those that depend on the theme, and the others. Only single quotes, because they are written into an
 * attribute.
 */
const LOOKS = {
  page: [(t: Theme) => `background-color:${t['--bg']}`, ''],
  card: [(t: Theme) => `background-color:${t['--surface']};border:1px solid ${t['--line']}`, ''],
  name: [(t: Theme) => `color:${t['--text']}`, 'font-size:18px;line-height:44px;font-weight:700'],
  heading: [
    (t: Theme) => `color:${t['--text']}`,
    'font-size:26px;line-height:1.2;font-weight:700;letter-spacing:-0.02em',
  ],
  subheading: [(t: Theme) => `color:${t['--text']}`, 'font-size:18px;line-height:1.3;font-weight:700'],
  text: [(t: Theme) => `color:${t['--text']}`, 'font-size:16px;line-height:1.5'],
  label: [(t: Theme) => `color:${t['--text-3']}`, 'font-size:14px;line-height:1.5;font-weight:400'],
  small: [(t: Theme) => `color:${t['--text-3']}`, 'font-size:13px;line-height:1.5'],
  code: [(t: Theme) => `color:${t['--text']}`, 'font-size:38px;line-height:1.3;font-weight:700;letter-spacing:0.1em'],
  large: [(t: Theme) => `color:${t['--text']}`, 'font-size:20px;line-height:1.3;font-weight:700'],
  soft: [(t: Theme) => `background-color:${t['--surface-2']}`, ''],
  quote: [
    (t: Theme) => `color:${t['--text']};border-left:3px solid ${t['--primary-edge']}`,
    'font-size:16px;line-height:1.5',
  ],
  row: [
    (t: Theme) => `color:${t['--text']};border-bottom:1px solid ${t['--line']}`,
    'font-size:16px;line-height:1.4;font-weight:600',
  ],
  quantity: [
    (t: Theme) => `color:${t['--primary-text']};border-bottom:1px solid ${t['--line']}`,
    'font-size:16px;line-height:1.4;font-weight:700',
  ],
  total: [(t: Theme) => `color:${t['--text']}`, 'font-size:20px;line-height:1.4;font-weight:700'],
  button: [(t: Theme) => `background-color:${t['--primary']}`, ''],
  buttonLabel: [
    (t: Theme) => `color:${t['--on-primary']}`,
    'font-size:16px;line-height:1.25;font-weight:700;text-align:center',
  ],
  step: [(t: Theme) => `background-color:${t['--surface-3']}`, ''],
  stepDone: [(t: Theme) => `background-color:${t['--primary']}`, ''],
} as const satisfies Record<string, readonly [(theme: Theme) => string, string]>;

export type Look = keyof typeof LOOKS;

/** Returns a function that writes the class and style attributes of an element. */
export function looks(theme: Theme): (look: Look, more?: string, extraClass?: string) => string {
  return (look, more = '', extraClass = '') => {
    const [themed, always] = LOOKS[look];
    const style = [themed(theme), always, more].filter(Boolean).join(';');
    return `class="${`${kebab(look)} ${extraClass}`.trim()}" style="${style}"`;
  };
}

/** Rules that override the inline styles with the dark theme. */
export function darkLooks(theme: Theme): string {
  const rules = Object.entries(LOOKS).map(
    ([look, [themed]]) => `.${kebab(look)}{${themed(theme).replaceAll(/;|$/g, '!important$&')}}`,
  );
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
