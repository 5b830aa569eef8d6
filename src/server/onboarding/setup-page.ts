import { LANGUAGES, type Language, LOCALES } from '../../domain/languages.ts';
import { escapeHtml } from '../platform/html.ts';
import { readMessages } from '../platform/read-messages.ts';
import { fieldMessage } from '../platform/refusals/field-messages.ts';
import { fill } from '../platform/sentence.ts';
import { CURRENCIES, type SetupFields } from './setup-input.ts';
import { SETUP_SCRIPT } from './setup-script.ts';
import { SETUP_STYLE } from './setup-style.ts';
import { ZONES } from './time-zones.ts';

const messages = readMessages('server');
type SetupText = keyof (typeof messages)[Language]['setup'];

const MARK =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7"/></svg>';

interface FormState {
  language: Language;
  fields: SetupFields;
  /** Names of sentences by field. */
  errors: Record<string, string>;
}

/** The setup form, which works without scripts. What can never be changed comes last, and says why. */
export function setupFormPage({ language, fields, errors }: FormState): string {
  const { setup: texts } = messages[language];
  const t = (key: SetupText) => escapeHtml(texts[key]);
  const sentence = (name: string) =>
    escapeHtml(name in texts ? texts[name as SetupText] : fieldMessage(name, language));

  function framed(name: string, control: (attributes: string) => string, hint?: SetupText): string {
    const error = errors[name];
    const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
    const attributes = [
      `id="${name}" name="${name}" required`,
      error && 'aria-invalid="true"',
      described && `aria-describedby="${described}"`,
    ];
    return `<div><label for="${name}">${t(name as SetupText)}</label>${control(attributes.filter(Boolean).join(' '))}${
      error ? `<p class="error" id="${name}-error">${sentence(error)}</p>` : ''
    }${hint ? `<p class="hint" id="${name}-hint">${t(hint)}</p>` : ''}</div>`;
  }
  const input = (name: string, more = '', hint?: SetupText) =>
    framed(name, (attributes) => `<input ${attributes} value="${escapeHtml(fields[name] ?? '')}" ${more}>`, hint);
  const select = (name: string, options: readonly (readonly [string, string])[]) =>
    framed(name, (attributes) => {
      const each = [['', texts.choose] as const, ...options].map(
        ([value, label]) =>
          `<option value="${escapeHtml(value)}"${(fields[name] ?? '') === value ? ' selected' : ''}>${escapeHtml(label)}</option>`,
      );
      return `<select ${attributes}>${each.join('')}</select>`;
    });
  const names = new Intl.DisplayNames([LOCALES[language]], { type: 'currency' });
  const ownName = (code: Language) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

  const trouble = Object.keys(errors).length > 0 ? `<p class="error" role="alert">${t('check')}</p>` : '';
  const currencies = CURRENCIES.map((code) => [code, `${names.of(code) ?? code} (${code})`] as const).sort(
    ([, one], [, other]) => one.localeCompare(other, language),
  );
  const zones = ZONES.map((zone) => `<option value="${zone}">`).join('');
  return documentOf(
    language,
    t('title'),
    `<h1>${t('title')}</h1><p>${t('intro')}</p>${trouble}<form method="post" novalidate>
<fieldset><legend>${t('restaurant')}</legend>${input('name', 'maxlength="80"')}${input('street', 'autocomplete="address-line1"')}<div class="pair">${input('postcode', 'autocomplete="postal-code"')}${input('city', 'autocomplete="address-level2"')}</div>${input('country', 'autocomplete="country-name"')}${input('phone', 'type="tel" autocomplete="tel"')}${input('publicEmail', 'type="email" autocomplete="off"', 'public_email_hint')}</fieldset>
<fieldset><legend>${t('owner')}</legend>${input('ownerName', 'autocomplete="name"')}${input('email', 'type="email" autocomplete="email"')}${input('password', 'type="password" autocomplete="new-password"', 'password_hint')}</fieldset>
<fieldset><legend>${t('stays')}</legend><p class="why">${t('stays_why')}</p>${input('slug', 'maxlength="40" autocapitalize="none" spellcheck="false"', 'slug_hint')}${select(
      'contentLanguage',
      LANGUAGES.map((code) => [code, ownName(code)] as const),
    )}<div class="pair">${select('currency', currencies)}${input('timezone', 'list="zones" autocapitalize="none" spellcheck="false"', 'zone_hint')}</div><datalist id="zones">${zones}</datalist></fieldset>
<button>${t('open')}</button></form>`,
  );
}

/** The page after success, with a link to the new restaurant. */
export function setupDonePage(language: Language, { name, address }: { name: string; address: string }): string {
  const { setup: texts } = messages[language];
  const title = escapeHtml(fill(texts.done, { name }));
  return documentOf(
    language,
    title,
    `<h1>${title}</h1><p>${escapeHtml(texts.next)}</p><p><a class="go" href="${escapeHtml(address)}">${escapeHtml(texts.to_staff)}</a></p>`,
  );
}

/** The page for a link that has been used or has expired. */
export function setupSpentPage(language: Language): string {
  const sentence = escapeHtml(messages[language].setup.code_spent);
  return documentOf(language, sentence, `<h1>${sentence}</h1>`);
}

function documentOf(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title><style>${SETUP_STYLE}</style></head><body><header><p>${MARK}Servery</p></header><main>${body}</main><script>${SETUP_SCRIPT}</script></body></html>`;
}
