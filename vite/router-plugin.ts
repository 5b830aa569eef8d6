import type { Plugin } from 'vite';

/** What stands in for files of React Router, by their names: the same exports, without the work. */
const STAND_INS: Record<string, string> = {
  // Framework mode: prefetching by a server's manifest. Our links name no `prefetch`.
  'ssr/components.js': `
    import { createContext } from 'react';
    export const FrameworkContext = createContext(undefined);
    export const PrefetchPageLinks = () => null;
    export const mergeRefs = (ref) => ref;
    export const usePrefetchBehavior = () => [false];`,
  // Reports to monitoring tools, which nobody registers.
  'instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;`,
  // Errors of server components.
  'errors.js': `
    export const decodeRedirectErrorDigest = () => undefined;
    export const decodeRouteErrorResponseDigest = () => undefined;`,
};
/** Those that our own entry reaches; whatever else the package exports keeps the original. */
const IMPORTERS = /\/react-router\/dist\/[^/]+\/lib\/(dom\/lib|components|hooks|router\/router)\.js$/;
const STAND_IN = '\0router:';
/** The router's own error page: every route of ours lies below one that has our own. */
const ERROR_PAGE = /(function DefaultErrorComponent\(\) \{)[\s\S]*?\n\}/;
/** Its own transitions between pages, in two places: ours take theirs (`web/page-transitions.ts`). */
const TRANSITIONS =
  /(let isViewTransitionAvailable = )[^;]+([\s\S]*?)React\$1\.useEffect\([\s\S]*?(?=let navigator = )/;
/** Framework mode's mark on each link, in what the server writes too. */
const DISCOVERY = /,\s*"data-discover": [^\n]+/g;

/**
 * Leaves out of the browser's build what only React Router's framework mode runs: 3 kB that its entry holds on to.
 * A release in which these files export other names fails the build.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'servery-router',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (this.environment.name !== 'client' || !IMPORTERS.test(importer ?? '')) return null;
      const file = Object.keys(STAND_INS).find((name) => source.endsWith(`/${name}`));
      return file ? { id: STAND_IN + file, moduleSideEffects: false } : null;
    },
    transform(code, id) {
      if (!IMPORTERS.test(id)) return null;
      const cut = (what: RegExp, by: string) => {
        if (code.search(what) < 0) this.error(`React Router is written differently now: ${what.source}`);
        return { code: code.replace(what, by), map: null };
      };
      if (id.endsWith('/lib/dom/lib.js')) return cut(DISCOVERY, '');
      if (this.environment.name !== 'client') return null;
      if (id.endsWith('/lib/hooks.js')) return cut(ERROR_PAGE, '$1 return null }');
      return id.endsWith('/lib/components.js') ? cut(TRANSITIONS, '$1false$2') : null;
    },
    load: (id) => (id.startsWith(STAND_IN) ? (STAND_INS[id.slice(STAND_IN.length)] ?? null) : null),
  };
}
