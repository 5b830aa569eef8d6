import { dirname, relative } from 'node:path';
import ts from 'typescript';

/** A text of a page that React would make a node of its own beside other nodes. */
export interface BareText {
  file: string;
  line: number;
  text: string;
}

/**
 * The bare texts in files of JSX. A text is safe where it is all that an element of HTML holds: React then sets the element's content and never
 * looks for the node of the text, which a browser that translates pages has replaced. So it must not stand beside anything else, in a fragment, or be
 * what a component returns. Types say what may be a text.
 */
export function bareTexts(files: string[], overlay: Record<string, string> = {}): BareText[] {
  const configFile = ts.findConfigFile('.', ts.sys.fileExists, 'tsconfig.web.json') ?? 'tsconfig.web.json';
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => overlay[relative('.', file)] ?? readFile(file);
  host.fileExists = (file) => relative('.', file) in overlay || fileExists(file);
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  const found: BareText[] = [];

  function mayBeText(type: ts.Type, around: readonly ts.Type[] = []): boolean {
    if (around.includes(type)) return false;
    // React shows nothing for an empty text, as `title && <h2>…</h2>` yields.
    if (type.isStringLiteral() && type.value === '') return false;
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
    if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) return true;
    if (type.isUnion()) return type.types.some((part) => mayBeText(part, [...around, type]));
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return element ? mayBeText(element, [...around, type]) : false;
  }

  function isText(child: ts.JsxChild): boolean {
    if (ts.isJsxText(child)) return true;
    if (!ts.isJsxExpression(child) || !child.expression) return false;
    return mayBeText(checker.getTypeAtLocation(child.expression));
  }

  function report(node: ts.Node): void {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({
      file: relative('.', source.fileName),
      line: line + 1,
      text: node.getText().trim().split('\n')[0] ?? '',
    });
  }

  /** Whether it is a component that may return a text. */
  function returnsText(node: ts.Node): boolean {
    if (!ts.isFunctionDeclaration(node) && !ts.isFunctionExpression(node)) return false;
    if (!node.name || !/^[A-Z][a-z]/.test(node.name.getText())) return false;
    const signatures = checker.getTypeAtLocation(node).getCallSignatures();
    return signatures.some((signature) => mayBeText(signature.getReturnType()));
  }

  function walk(node: ts.Node): void {
    if (returnsText(node)) report(node);
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isShown);
      if (children.length > 1 || ts.isJsxFragment(node)) children.filter(isText).forEach(report);
    }
    ts.forEachChild(node, walk);
  }
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) walk(source);
  }
  return found;
}

/** Not the space between lines, nor a comment. */
function isShown(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}
