import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The router for whoever draws its pages: they cross-fade where a link asks for it (DESIGN, "Motion"). The router's own way
 * draws all links three times more, and the new page in pieces between frames that show nothing of it.
 */
export function withTransitions(router: Router): Router {
  let transition: ViewTransition | undefined;
  const subscribe: Router['subscribe'] = (show) =>
    router.subscribe((state, { viewTransitionOpts, ...options }) => {
      // Nothing on a page says that another is on its way.
      if (state.navigation.state !== 'idle') return;
      if (!viewTransitionOpts || !document.startViewTransition) return show(state, options);
      transition?.skipTransition();
      // By then one more page may have been opened.
      transition = document.startViewTransition(() => show(router.state, { ...options, flushSync: true }));
      transition.ready.catch(() => {});
    });
  return Object.create(router, { subscribe: { value: subscribe } });
}
