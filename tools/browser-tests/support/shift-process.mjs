/**
 * Shifts the clock of a Node.js process before its program starts: `node --import
 * 'file:///…/shift-process.mjs?ms=86400000'`.
 */
import { ServerResponse } from 'node:http';
import { shiftDate } from './shift-date.mjs';

shiftDate(Number(new URL(import.meta.url).searchParams.get('ms')));

/** Node.js writes the Date header from the machine's clock, and browsers use it for cookie expiry. */
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function writeHeadWithDate(...args) {
  if (!this.hasHeader('Date')) this.setHeader('Date', new Date().toUTCString());
  return writeHead.apply(this, args);
};
