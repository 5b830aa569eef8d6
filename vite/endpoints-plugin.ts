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

function withoutTerms(code: string, statements: readonly Node[]): string {
  const calls = statements
    .flatMap((statement) => (statement as Exported).declaration?.declarations ?? [])
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init as Call] : []))
    .filter(({ callee }) => callee.name === 'endpoint');
  // From the end, so that what was found stays where it is.
  return calls.reduceRight((left, { arguments: [, path, terms] }) => {
    return path && terms ? left.slice(0, path.end) + left.slice(terms.end) : left;
  }, code);
}
