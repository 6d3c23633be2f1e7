import { html, type Html, type HtmlValue } from './html.ts';

/** A column of a table. */
export interface Column<Row> {
  head: string;
  cell: (row: Row) => HtmlValue;
  /** Figures stand at the right, in columns. */
  figures?: boolean;
  /** Keeps the text on one line where there is room. */
  brief?: boolean;
}

/** A table with a caption; its first column names the row. */
export interface DataTable<Row> {
  caption: HtmlValue;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Whether a row becomes a block of its own where the page is narrow; right for rows of many words. */
  folds?: boolean;
}

/** The table as markup. Its roles are named, since some browsers forget them where rows are blocks. */
export function dataTable<Row>({ caption, columns, rows, folds = false }: DataTable<Row>): Html {
  const heads = columns.map(
    ({ head, figures }) =>
      html`<th scope="col" role="columnheader"${figures ? html` class="figures"` : null}>${head}</th>`,
  );
  return html`<table role="table" class="${folds ? 'folds' : 'plain'}">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">${rows.map(
    (row) => html`
<tr role="row">${columns.map((column, index) => cellOf(column, index, row))}</tr>`,
  )}
</tbody>
</table>`;
}

function cellOf<Row>({ head, cell, figures, brief }: Column<Row>, index: number, row: Row): Html {
  const value = cell(row);
  const isEmpty = value === null || value === false;
  const kinds = [...(figures ? ['figures'] : []), ...(brief ? ['brief'] : []), ...(isEmpty ? ['none'] : [])];
  const kind = kinds.length > 0 && html` class="${kinds.join(' ')}"`;
  if (index === 0) return html`<th scope="row" role="rowheader"${kind}>${value}</th>`;
  return html`<td role="cell" data-label="${head}"${kind}>${isEmpty ? '–' : value}</td>`;
}
