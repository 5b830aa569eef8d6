import type { Restaurant } from '../../contract/restaurants.ts';
import type { Language } from '../../domain/languages.ts';
import { escapeHtml } from '../platform/html.ts';
import { readMessages } from '../platform/read-messages.ts';
import { fieldMessage } from '../platform/refusals/field-messages.ts';
import { fill } from '../platform/sentence.ts';
import { listStyle } from './list-style.ts';

const messages = readMessages('server');
export type ListText = keyof (typeof messages)[Language]['mailing-list'];

export interface ListPage {
  restaurant: Restaurant;
  language: Language;
}

/** What was typed and what is wrong with it. */
export interface JoinFields {
  email: string;
  problem: 'email_invalid' | 'consent_missing' | 'too_many' | null;
}

/** The form with which somebody joins, which works without scripts. The box is never ticked beforehand. */
export function joinPage(page: ListPage, { email, problem }: JoinFields): string {
  const t = textsOf(page);
  const said = problem === 'email_invalid' ? escapeHtml(fieldMessage(problem, page.language)) : problem && t(problem);
  const error = said ? `<p class="error" id="error" role="alert">${said}</p>` : '';
  const wrong = (field: boolean) => (field ? ' aria-invalid="true" aria-describedby="error"' : '');
  return documentOf(page, 'join_title', {
    text: 'join_text',
    rest: `<form method="post" action="/mailing-list" novalidate>${error}<label>${t('email')}<input type="email" name="email" value="${escapeHtml(email)}" autocomplete="email" required${wrong(problem === 'email_invalid')}></label><input class="trap" name="website" tabindex="-1" autocomplete="off" aria-hidden="true"><label class="tick"><input type="checkbox" name="consent" value="yes" required${wrong(problem === 'consent_missing')}><span>${t('consent')}</span></label><button>${t('join')}</button></form>`,
  });
}

/** A question with one button that answers it. */
export function questionPage(
  page: ListPage,
  texts: { title: ListText; text: ListText; button: ListText },
  action: string,
): string {
  const t = textsOf(page);
  const rest = `<form method="post" action="${escapeHtml(action)}"><button>${t(texts.button)}</button></form>`;
  return documentOf(page, texts.title, { text: texts.text, rest });
}

/** What happened, with a way on. */
export function outcomePage(page: ListPage, texts: { title: ListText; text: ListText }, again = false): string {
  const t = textsOf(page);
  const [to, label] = again ? ['/mailing-list', t('ask_again')] : ['/', t('home')];
  return documentOf(page, texts.title, { text: texts.text, rest: `<a class="go" href="${to}">${label}</a>` });
}

function textsOf({ restaurant, language }: ListPage) {
  const texts = messages[language]['mailing-list'];
  return (key: ListText) => escapeHtml(fill(texts[key], { restaurant: restaurant.name }));
}

function documentOf(page: ListPage, heading: ListText, { text, rest }: { text: ListText; rest: string }): string {
  const { restaurant, language } = page;
  const t = textsOf(page);
  const name = escapeHtml(restaurant.name);
  const title = t(heading);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="same-origin"><title>${title} · ${name}</title><style>${listStyle(restaurant)}</style></head><body><header><a href="/"><img src="/app-icons/192.png" alt="" width="40" height="40">${name}</a></header><main><section><h1>${title}</h1><p>${t(text)}</p>${rest}</section></main></body></html>`;
}
