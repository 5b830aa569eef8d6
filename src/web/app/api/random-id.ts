/** 128 random bits as text. `crypto.randomUUID` is missing on plain http hosts, which a restaurant may use in house. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
