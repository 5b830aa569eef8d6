import type { Language } from '../../domain/languages.ts';
import { labelled } from '../../domain/look/labelled.ts';
import type { HalfRule } from '../../domain/menu/half-rules.ts';
import type { HalfPlace } from '../../domain/menu/halves.ts';
import { readMessages } from '../platform/read-messages.ts';

const messages = readMessages('server');

/** "First half", and "First half: Extras" for what is chosen on it. */
export function halfName(place: HalfPlace, language: Language, toppings?: string): string {
  const name = messages[language].halves[place === 1 ? 'first' : 'second'];
  return toppings === undefined ? name : labelled(name, toppings, language);
}

/** How the halves are priced, in a sentence. */
export function halfRuleText(rule: HalfRule, language: Language): string {
  return messages[language].halves[rule];
}
