const written = /^D?:?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+-])(\d\d)'?(\d\d)?'?|(Z).*)?$/;

/** A date of a PDF (ISO 32000-1 §7.9.4, `D:YYYYMMDDHHmmSSOHH'mm`) as RFC 3339, UTC without a zone; null when it is none. */
export function pdfDate(value: unknown): string | null {
  const parts = typeof value === 'string' ? written.exec(value.trim().slice(0, 60)) : null;
  if (!parts) return null;
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    sign,
    offsetHour = '00',
    offsetMinute = '00',
  ] = parts;
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}${sign === undefined ? 'Z' : `${sign}${offsetHour}:${offsetMinute}`}`;
  const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const exists = !Number.isNaN(Date.parse(text)) && new Date(wall).toISOString() === wall;
  return exists ? text : null;
}
