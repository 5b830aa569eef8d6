import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Reads the host that a visitor opened. X-Forwarded-Host is believed from trusted proxies only (DECISIONS "Tenant"). */
export function hostReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [net = '', prefix] = entry.split('/');
    if (!isIP(net)) continue;
    if (prefix) trusted.addSubnet(net, Number(prefix), familyOf(net));
    else trusted.addAddress(net, familyOf(net));
  }
  return ({ headers, socket }) => {
    const host = headers.host ?? '';
    const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
    if (!isIP(address) || !trusted.check(address, familyOf(address))) return host;
    return (
      String(headers['x-forwarded-host'] ?? '')
        .split(',')
        .pop()
        ?.trim() || host
    );
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
