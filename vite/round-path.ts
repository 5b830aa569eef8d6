const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+(?:\.\d+)?|\.\d+)/y;
const BETWEEN = /[\s,]*/y;

/**
 * An SVG path with coordinates rounded to hundredths, in as few characters as possible. In an icon drawn at 20 pixels, whose
 * viewBox is 24 wide, one pixel is 120 hundredths.
 */
export function roundPath(path: string): string {
  return path.trim().replace(COMMAND, (_, command: string, values: string) => command + join(read(command, values)));
}

/** An arc's flags are one digit each and may be followed by the next number without a separator. */
function read(command: string, values: string): string[] {
  const isArc = command.toLowerCase() === 'a';
  const found: string[] = [];
  for (let at = after(BETWEEN, values, 0); at < values.length; at = after(BETWEEN, values, at)) {
    const isFlag = isArc && (found.length % 7 === 3 || found.length % 7 === 4);
    const end = isFlag ? at + 1 : after(NUMBER, values, at);
    if (end === at) throw new Error(`not a path: "${command}${values}"`);
    found.push(rounded(values.slice(at, end)));
    at = end;
  }
  return found;
}

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function rounded(value: string): string {
  const hundredths = Math.round(Number(value) * 100);
  return hundredths === 0 ? '0' : String(hundredths / 100).replace(/^(-?)0\./, '$1.');
}

/** No separator is needed before a minus, nor before a point if the previous number has one too. */
function join(values: string[]): string {
  return values.reduce((text, value, i) => {
    const before = values[i - 1] ?? '';
    const isApart = i === 0 || value.startsWith('-') || (value.startsWith('.') && before.includes('.'));
    return text + (isApart ? '' : ' ') + value;
  }, '');
}
