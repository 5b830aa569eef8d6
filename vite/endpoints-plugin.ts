import type { Plugin } from 'vite';

const CONTRACT = /\/src\/contract\//;
const ENDPOINTS = /\/src\/contract\/endpoints\//;

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Call extends Node {
  callee: { name?: string };
  arguments: Node[];
}
interface Exported extends Node {
  declaration?: { declarations?: { init?: Node }[] };
}

/**
 * Leaves of each endpoint what a browser needs, its method and its path: the terms, with all their schemas, stay on the server.
 * Modules of the contract only define things, so that those of which nothing is used are left out.
 */
export function endpointsPlugin(): Plugin {
  return {
    name: 'servery-endpoints',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT },
      handler(code, id) {
        const kept = ENDPOINTS.test(id) ? withoutTerms(code, this.parse(code).body) : code;
        return { code: kept, map: null, moduleSideEffects: false };
      },
    },
  };
}

/** What else such a module has, imports of schemas above all, is for the terms: an unused import too would draw a file into a page. */
function withoutTerms(code: string, statements: readonly Node[]): string {
  const declared = statements.flatMap((statement) => {
    const [only] = (statement as Exported).declaration?.declarations ?? [];
    const call = only?.init?.type === 'CallExpression' ? (only.init as Call) : null;
    const [, path, terms] = call?.callee.name === 'endpoint' ? (call?.arguments ?? []) : [];
    return path && terms ? [code.slice(statement.start, path.end) + code.slice(terms.end, statement.end)] : [];
  });
  return declared.length ? ["import { endpoint } from './endpoint.ts';", ...declared].join('\n') : code;
}
