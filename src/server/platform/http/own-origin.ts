/**
 * Whether a request was made by a page of `host` itself, or by a program that sends no Origin header and so is not a browser.
 */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  // Ports are ignored, because a proxy may pass the host on without its port.
  const hostname = URL.parse(origin)?.hostname;
  return Boolean(hostname) && hostname === URL.parse(`http://${host}`)?.hostname;
}
