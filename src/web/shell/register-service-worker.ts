interface ScriptPolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): unknown };
}

const ADDRESS = '/service-worker.js';
/** After the page has loaded: what it still fetches and draws itself comes first. */
const BEGIN_AFTER_MS = 1000;

let isAsked = false;

/** Once the page has loaded, so that offline reading never costs the first visit its speed (DECISIONS, settled 16). */
export function registerServiceWorker(): void {
  // The shell may be mounted again, but a Trusted Types policy can be created only once.
  if (isAsked || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  isAsked = true;
  const begin = () => setTimeout(register, BEGIN_AFTER_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

function register(): void {
  if (!navigator.onLine) {
    addEventListener('online', register, { once: true });
    return;
  }
  const { trustedTypes } = window as { trustedTypes?: ScriptPolicyFactory };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => ADDRESS });
  const address = (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
  // Without it the site works as before, online.
  navigator.serviceWorker.register(address).catch(() => {});
}
