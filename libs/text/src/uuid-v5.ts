import { hash } from 'node:crypto';

const namespaceBytes = 16;
/** Ids mostly come in numbers in one namespace. */
let lastNamespace = { text: '', bytes: Buffer.alloc(0) };

/**
 * Returns a UUIDv5 (RFC 9562 §5.5): the SHA-1 of the namespace and the name's UTF-8 bytes, in lower case with dashes.
 * @param namespace a UUID in its text form
 */
export function uuidV5(namespace: string, name: string): string {
  const bytes = Buffer.allocUnsafe(namespaceBytes + Buffer.byteLength(name));
  if (lastNamespace.text !== namespace)
    lastNamespace = { text: namespace, bytes: Buffer.from(namespace.replaceAll('-', ''), 'hex') };
  bytes.set(lastNamespace.bytes);
  bytes.write(name, namespaceBytes);
  const hex = hash('sha1', bytes);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
