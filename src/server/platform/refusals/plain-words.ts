import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const TYPES: Record<string, string> = {
  string: 'a text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
  null: 'null',
};

const FORMATS: Record<string, string> = {
  email: 'an email address',
  url: 'an address such as https://example.com',
};

/** Says what is wrong with a value that an operator wrote, where the schema has no words of its own; follows "name: ". */
export function plainWords(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'custom') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${eitherOf(issue.values)}`;
    case 'too_small':
      return `must ${bounded(issue.origin, issue.minimum, issue.inclusive ? 'at least' : 'more than')}`;
    case 'too_big':
      return `must ${bounded(issue.origin, issue.maximum, issue.inclusive ? 'at most' : 'less than')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has no field ${eitherOf(issue.keys)}`;
    case 'invalid_key':
      return 'is not a name that this list may have';
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? (issue.pattern ? `written as in ${issue.pattern}` : `a valid ${issue.format}`)}`;
    default:
      return 'has a form that is not known here';
  }
}

function eitherOf(values: readonly unknown[]): string {
  const said = values.map((value) => (typeof value === 'bigint' ? String(value) : JSON.stringify(value)));
  return said.length < 2 ? said.join() : `${said.slice(0, -1).join(', ')} or ${said.at(-1)}`;
}

function bounded(origin: string, bound: number | bigint, how: string): string {
  if (origin === 'string') return `have ${how} ${bound} ${bound === 1 ? 'character' : 'characters'}`;
  if (['array', 'set', 'map'].includes(origin)) return `have ${how} ${bound} ${bound === 1 ? 'entry' : 'entries'}`;
  return `be ${how} ${bound}`;
}
