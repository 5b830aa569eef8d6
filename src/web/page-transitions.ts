import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Wraps the router so that pages cross-fade where a link asks for it (DESIGN, "Motion"; decision 045). The router's own view
 * transitions render all links three times more, and the new page in slices, between frames that do not show it yet.
 */
export function withTransitions(router: Router): Router {
  let transition: ViewTransition | undefined;
  const subscribe: Router['subscribe'] = (show) =>
    router.subscribe((state, { viewTransitionOpts, ...options }) => {
      // No page shows that a navigation is pending, so that nothing needs to be rendered for it.
      if (state.navigation.state !== 'idle') return;
      if (!viewTransitionOpts || !document.startViewTransition) return show(state, options);
      transition?.skipTransition();
      // `router.state` instead of `state`: yet another page may have been opened by the time of this callback.
      transition = document.startViewTransition(() => show(router.state, { ...options, flushSync: true }));
      transition.ready.catch(() => {});
    });
  return Object.create(router, { subscribe: { value: subscribe } });
}
