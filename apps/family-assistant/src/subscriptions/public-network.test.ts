import { networkInterfaces } from 'node:os';
import { isPublicAddress } from './public-network.ts';

const own = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address }) => address);

test.each([
  '93.184.216.34',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.0',
  '192.0.1.1',
  '198.17.0.1',
  '223.255.255.255',
  '2606:2800:220:1:248:1893:25c8:1946',
  '2003::1',
  '::ffff:93.184.216.34',
  '::ffff:5db8:d822',
  '64:ff9b::93.184.216.34',
  '64:ff9b::5db8:d822',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['this host', ['0.0.0.0', '0.1.2.3', '127.0.0.1', '127.255.255.254', '::', '::1', ...own]],
  [
    'private networks',
    ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd00:ec2::254', 'fec0::1'],
  ],
  ['carrier-grade NAT', ['100.64.0.1', '100.127.255.255']],
  ['the link', ['169.254.169.254', 'fe80::1', 'febf::1']],
  ['groups and everybody', ['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', 'ff02::1']],
  [
    'documentation, tests and protocols',
    [
      '192.0.0.8',
      '192.0.2.1',
      '192.88.99.1',
      '198.18.0.1',
      '198.19.255.255',
      '198.51.100.1',
      '203.0.113.1',
      '2001:db8::1',
      '2001::1',
      '3fff::1',
      '100::1',
      '5f00::1',
    ],
  ],
  [
    'IPv4 within IPv6',
    [
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:192.168.1.1',
      '::ffff:0.0.0.0',
      '::127.0.0.1',
      '64:ff9b::127.0.0.1',
      '64:ff9b::a00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2002:c0a8:101::1',
      ...own.filter((address) => address.includes('.')).map((address) => `::ffff:${address}`),
    ],
  ],
  ['no address at all', ['', 'localhost', '127.1', '1.2.3.4.5', '[::1]']],
])('%s is not', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
