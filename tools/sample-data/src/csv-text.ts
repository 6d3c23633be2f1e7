/** Cells of a row by column name; missing columns are empty. */
export type CsvRow = Readonly<Record<string, string>>;

/** Writes CSV (RFC 4180): the header, then the rows, each ended by CRLF; cells are quoted where needed. */
export function csvText(columns: readonly string[], rows: readonly CsvRow[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? '')).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}

function cell(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
