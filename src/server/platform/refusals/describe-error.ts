/**
 * An error without personal data: its own fields except `code` are left out and its message is masked. The stack leads to the
 * line.
 */
export type DescribedError = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: DescribedError;
};

const MAX_CAUSES = 3;

/**
 * An error as it is logged. Only `code` is taken from its own fields: PostgreSQL, for one, puts the values of a row into
 * `detail`.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: mask(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  const { cause } = error;
  return {
    type: error.name,
    message: messageOf(error, code),
    ...(typeof code === 'string' && { code }),
    stack: frames(error.stack ?? ''),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}

/**
 * Removes quoted values: parsers, and PostgreSQL's errors of class 22 ("data exception"), quote the value that they could not
 * read.
 */
function messageOf({ name, message }: Error, code: unknown): string {
  const quotesValues = name === 'SyntaxError' || (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code));
  return mask(quotesValues ? message.replace(/(["'`]).*\1/gs, '[value]') : message);
}

/** The stack without its first lines, which repeat the message. */
function frames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Each pattern begins where its run of signs does, or a long run would be read again from each sign. */
function mask(text: string): string {
  return text
    .replace(/(?<![^\s"'<>(),;])[^\s"'<>(),;]+@[^\s"'<>(),;]+/g, '[e-mail]')
    .replace(/(?<![\w-])[\w-]{20,}(?:\.[\w-]{20,}){2}/g, '[token]')
    .replace(/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}(?![\w-])/g, '[token]')
    .replace(/\+?\d[\d ()/-]{7,}\d/g, '[number]');
}
