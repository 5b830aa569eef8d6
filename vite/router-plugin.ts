import type { Plugin } from 'vite';

/** Replacements for files of React Router by name: the same exports without the work. */
const STAND_INS: Record<string, string> = {
  // Framework mode's prefetching by a server manifest; our links do not set `prefetch`.
  'ssr/components.js': `
    import { createContext } from 'react';
    export const FrameworkContext = createContext(undefined);
    export const PrefetchPageLinks = () => null;
    export const mergeRefs = (ref) => ref;
    export const usePrefetchBehavior = () => [false];`,
  // Instrumentation for monitoring tools, of which none is registered.
  'instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;`,
  // Errors of server components.
  'errors.js': `
    export const decodeRedirectErrorDigest = () => undefined;
    export const decodeRouteErrorResponseDigest = () => undefined;`,
};
/** The importers of these files that our entry reaches. Other entries of the package keep the originals. */
const IMPORTERS = /\/react-router\/dist\/[^/]+\/lib\/(dom\/lib|components|hooks|router\/router)\.js$/;
const STAND_IN = '\0router:';
/** The router's default error page, which is never shown, because all our routes have one of ours above them. */
const ERROR_PAGE = /(function DefaultErrorComponent\(\) \{)[\s\S]*?\n\}/;
/** The router's view transitions, in two places; ours replace them (`web/page-transitions.ts`). */
const TRANSITIONS =
  /(let isViewTransitionAvailable = )[^;]+([\s\S]*?)React\$1\.useEffect\([\s\S]*?(?=let navigator = )/;
/** Framework mode's attribute on each link, in server-rendered markup too. */
const DISCOVERY = /,\s*"data-discover": [^\n]+/g;

/**
 * Removes code from the browser's build that only React Router's framework mode runs: 3 kB that its entry would include. The
 * build fails if a new release exports other names from these files.
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
