import { lookup as lookupAddresses, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The code of a {@link PrivateAddressError}, which the errors of HTTP clients keep. */
export const privateAddressCode = 'ERR_PRIVATE_ADDRESS';

/** A connection to an address that is not on the public internet was refused before it was opened. */
export class PrivateAddressError extends Error {
  readonly code = privateAddressCode;

  constructor() {
    super('The address is not on the public internet.');
    this.name = 'PrivateAddressError';
  }
}

/** Chooses the agent of a request by its address, as node-fetch asks for it; may throw. */
export type AgentFor = (url: URL) => HttpAgent | HttpsAgent;

/** IANA IPv4 Special-Purpose Address Registry, the blocks that are not globally reachable, and multicast (RFC 5771). */
const specialIpv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** IANA IPv6 Special-Purpose Address Registry, the blocks within 2000::/3; nothing outside of it is global unicast. */
const specialIpv6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Prefixes with an IPv4 address in their last 32 bits: IPv4-mapped (RFC 4291 §2.5.5.2) and NAT64 (RFC 6052 §2.1). */
const embeddingPrefixes = ['::ffff:', '64:ff9b::'];

const globalUnicast = new BlockList();
const special = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const prefix of embeddingPrefixes) globalUnicast.addSubnet(`${prefix}0.0.0.0`, 96, 'ipv6');
for (const [network, bits] of specialIpv6) special.addSubnet(network, bits, 'ipv6');
for (const [network, bits] of specialIpv4) {
  special.addSubnet(network, bits, 'ipv4');
  for (const prefix of embeddingPrefixes) special.addSubnet(prefix + network, 96 + bits, 'ipv6');
}

/** Whether an IP address is on the public internet, and not one of this host's own. IPv4 within IPv6 counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0 || special.check(address, family)) return false;
  return (family === 'ipv4' || globalUnicast.check(address, family)) && !ownAddresses().check(address, family);
}

/** Read each time: interfaces come and go. */
function ownAddresses(): BlockList {
  const own = new BlockList();
  for (const { address, family } of Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])) {
    own.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4');
    if (family === 'IPv4') for (const prefix of embeddingPrefixes) own.addAddress(prefix + address, 'ipv6');
  }
  return own;
}

/** Resolves a name to all of its addresses; `dns.lookup` with `all`. */
export type Resolve = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' | undefined; hints?: number | undefined },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Agents that connect to allowed addresses only. The check is part of each connection: the addresses that a name has at
 * that moment are checked and the connection is opened to one of those, so a later answer of the DNS changes nothing.
 * @param resolve `dns.lookup` by default
 * @param isAllowed {@link isPublicAddress} by default
 */
export function publicNetworkAgents({
  resolve = lookupAddresses as Resolve,
  isAllowed = isPublicAddress,
} = {}): AgentFor {
  const lookup: LookupFunction = (hostname, { family, hints, all }, callback) => {
    resolve(hostname, { all: true, family, hints }, (error, found) => {
      const [first, ...others] = error ? [] : found.filter(({ address }) => isAllowed(address));
      if (error) callback(error, []);
      else if (!first) callback(new PrivateAddressError(), []);
      else if (all) callback(null, [first, ...others]);
      else callback(null, first.address, first.family);
    });
  };
  const agents = { http: new HttpAgent({ lookup }), https: new HttpsAgent({ lookup }) };
  return ({ protocol, hostname }) => {
    // An address in place of a name is not looked up.
    const literal = hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(literal) !== 0 && !isAllowed(literal)) throw new PrivateAddressError();
    return protocol === 'https:' ? agents.https : agents.http;
  };
}
