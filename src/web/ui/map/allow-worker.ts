interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

let isAllowed = false;

/**
 * Lets a library start the worker at this address. Our policy takes no address that is a mere text, and MapLibre has nothing else; this is the
 * one that texts are checked by, and it knows no other.
 */
export function allowWorker(address: string): void {
  if (isAllowed) return;
  isAllowed = true;
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const whole = new URL(address, location.href).href;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).href === whole ? whole : null),
  });
}
